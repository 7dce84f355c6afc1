CREATE TABLE "search_document" (
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"tags" text[] NOT NULL,
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
	"agency_name_en" text,
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
	"views" integer NOT NULL,
	"url" text NOT NULL,
	"indexed_at" timestamp(3) with time zone NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_document_tenant_id_type_id_pk" PRIMARY KEY("tenant_id","type","id")
);
--> statement-breakpoint
CREATE TABLE "search_rebuild" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"form" integer NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"held_until" timestamp(3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"means" jsonb,
	"word_en" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_miss" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"query" text NOT NULL,
	"misses" integer NOT NULL,
	"last_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_document_indexed" ON "search_document" USING btree ("tenant_id","indexed_at");--> statement-breakpoint
CREATE INDEX "search_document_stale" ON "search_document" USING btree ("tenant_id") WHERE "search_document"."is_stale";--> statement-breakpoint
CREATE INDEX "search_word_order" ON "search_word" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "search_word_means_ids" ON "search_word" USING gin (ids_in(("means")::text)) WITH (fastupdate=false) WHERE ids_in(("search_word"."means")::text) <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "search_miss_query_unique" ON "search_miss" USING btree ("tenant_id","query") WHERE "search_miss"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "search_miss_order" ON "search_miss" USING btree ("tenant_id","is_deleted","misses" DESC NULLS FIRST,"id" DESC NULLS FIRST);