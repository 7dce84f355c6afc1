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
CREATE INDEX "row_revision_changes_ids" ON "row_revision" USING gin (ids_in(("changes")::text)) WITH (fastupdate=false) WHERE ids_in(("row_revision"."changes")::text) <> '{}';