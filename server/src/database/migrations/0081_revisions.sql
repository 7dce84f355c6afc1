CREATE TABLE "row_revision" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entity" text NOT NULL,
	"rev" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"create_user" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"title_letters" text NOT NULL,
	"title_words" integer NOT NULL,
	"title_syllables" text[] NOT NULL,
	"passages" jsonb NOT NULL,
	"doc_no" text,
	"item_code" text,
	"agency_id" uuid,
	"agency_name" text,
	"industry_ids" uuid[] NOT NULL,
	"enterprise_sizes" text[] NOT NULL,
	"tag_ids" uuid[] NOT NULL,
	"publish_date" date,
	"effective_date" date,
	"expiry_date" date,
	"ended_by" text,
	"apply_start" date,
	"apply_end" date,
	"is_suspended" boolean NOT NULL,
	"amount_cap_wan" double precision,
	"url" text NOT NULL,
	"indexed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "search_document_tenant_id_type_id_pk" PRIMARY KEY("tenant_id","type","id")
);
--> statement-breakpoint
ALTER TABLE "policy" ADD COLUMN "revision_status" text;--> statement-breakpoint
ALTER TABLE "detailed_rule" ADD COLUMN "revision_status" text;--> statement-breakpoint
ALTER TABLE "item_guide" ADD COLUMN "revision_status" text;--> statement-breakpoint
ALTER TABLE "publicity_list" ADD COLUMN "revision_status" text;--> statement-breakpoint
ALTER TABLE "policy_notice" ADD COLUMN "revision_status" text;--> statement-breakpoint
ALTER TABLE "interpretation" ADD COLUMN "revision_status" text;--> statement-breakpoint
ALTER TABLE "related_article" ADD COLUMN "revision_status" text;--> statement-breakpoint
ALTER TABLE "focus_item" ADD COLUMN "revision_status" text;--> statement-breakpoint
ALTER TABLE "advertisement" ADD COLUMN "revision_status" text;--> statement-breakpoint
ALTER TABLE "help_article" ADD COLUMN "revision_status" text;--> statement-breakpoint
CREATE INDEX "row_revision_changes_ids" ON "row_revision" USING gin (ids_in(("changes")::text)) WITH (fastupdate=false) WHERE ids_in(("row_revision"."changes")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_document_indexed" ON "search_document" USING btree ("tenant_id","indexed_at");