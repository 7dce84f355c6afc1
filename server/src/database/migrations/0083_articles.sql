CREATE TABLE "policy_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"agency_id" uuid NOT NULL,
	"policy_id" uuid,
	"publish_date" date,
	"deadline" date,
	"summary" text NOT NULL,
	"summary_en" text,
	"body" text NOT NULL,
	"attachments" jsonb,
	"is_top" smallint NOT NULL,
	"view_count" integer NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interpretation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" uuid NOT NULL,
	"form" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"agency_id" uuid NOT NULL,
	"source" text,
	"publish_date" date,
	"summary" text NOT NULL,
	"summary_en" text,
	"key_points" jsonb,
	"qa" jsonb,
	"body" text NOT NULL,
	"image_url" text,
	"image_alt" text,
	"video_url" text,
	"transcript" text,
	"attachments" jsonb,
	"view_count" integer NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "related_article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"agency_id" uuid NOT NULL,
	"policy_id" uuid,
	"guide_id" uuid,
	"source" text,
	"publish_date" date,
	"summary" text,
	"summary_en" text,
	"link_url" text,
	"body" text,
	"sort" integer NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "focus_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"image_url" text,
	"image_alt" text,
	"image_alt_en" text,
	"policy_id" uuid,
	"link_url" text,
	"publish_date" date,
	"start_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	"sort" integer NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advertisement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"image_url" text NOT NULL,
	"image_alt" text,
	"image_alt_en" text,
	"link_url" text,
	"start_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	"sort" integer NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"audiences" text[],
	"title" text NOT NULL,
	"title_en" text,
	"keywords" jsonb,
	"body" text NOT NULL,
	"body_en" text,
	"video_url" text,
	"transcript" text,
	"publish_date" date,
	"view_count" integer NOT NULL,
	"sort" integer NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "policy" ADD COLUMN "publish_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "detailed_rule" ADD COLUMN "publish_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "item_guide" ADD COLUMN "publish_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "publicity_list" ADD COLUMN "publish_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "policy_notice_order" ON "policy_notice" USING btree ("tenant_id","is_deleted","is_top" DESC NULLS FIRST,"publish_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "policy_notice_agency_id" ON "policy_notice" USING btree ("tenant_id","agency_id");--> statement-breakpoint
CREATE INDEX "policy_notice_policy_id" ON "policy_notice" USING btree ("tenant_id","policy_id");--> statement-breakpoint
CREATE INDEX "policy_notice_body_ids" ON "policy_notice" USING gin (ids_in(("body")::text)) WITH (fastupdate=false) WHERE ids_in(("policy_notice"."body")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "policy_notice_attachments_ids" ON "policy_notice" USING gin (ids_in(("attachments")::text)) WITH (fastupdate=false) WHERE ids_in(("policy_notice"."attachments")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "interpretation_order" ON "interpretation" USING btree ("tenant_id","is_deleted","publish_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interpretation_policy_id" ON "interpretation" USING btree ("tenant_id","policy_id");--> statement-breakpoint
CREATE INDEX "interpretation_agency_id" ON "interpretation" USING btree ("tenant_id","agency_id");--> statement-breakpoint
CREATE INDEX "interpretation_key_points_ids" ON "interpretation" USING gin (ids_in(("key_points")::text)) WITH (fastupdate=false) WHERE ids_in(("interpretation"."key_points")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "interpretation_qa_ids" ON "interpretation" USING gin (ids_in(("qa")::text)) WITH (fastupdate=false) WHERE ids_in(("interpretation"."qa")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "interpretation_body_ids" ON "interpretation" USING gin (ids_in(("body")::text)) WITH (fastupdate=false) WHERE ids_in(("interpretation"."body")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "interpretation_image_url_ids" ON "interpretation" USING gin (ids_in(("image_url")::text)) WITH (fastupdate=false) WHERE ids_in(("interpretation"."image_url")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "interpretation_video_url_ids" ON "interpretation" USING gin (ids_in(("video_url")::text)) WITH (fastupdate=false) WHERE ids_in(("interpretation"."video_url")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "interpretation_attachments_ids" ON "interpretation" USING gin (ids_in(("attachments")::text)) WITH (fastupdate=false) WHERE ids_in(("interpretation"."attachments")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "related_article_order" ON "related_article" USING btree ("tenant_id","is_deleted","sort","publish_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "related_article_agency_id" ON "related_article" USING btree ("tenant_id","agency_id");--> statement-breakpoint
CREATE INDEX "related_article_policy_id" ON "related_article" USING btree ("tenant_id","policy_id");--> statement-breakpoint
CREATE INDEX "related_article_guide_id" ON "related_article" USING btree ("tenant_id","guide_id");--> statement-breakpoint
CREATE INDEX "related_article_body_ids" ON "related_article" USING gin (ids_in(("body")::text)) WITH (fastupdate=false) WHERE ids_in(("related_article"."body")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "focus_item_order" ON "focus_item" USING btree ("tenant_id","is_deleted","sort","publish_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "focus_item_policy_id" ON "focus_item" USING btree ("tenant_id","policy_id");--> statement-breakpoint
CREATE INDEX "focus_item_image_url_ids" ON "focus_item" USING gin (ids_in(("image_url")::text)) WITH (fastupdate=false) WHERE ids_in(("focus_item"."image_url")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "advertisement_order" ON "advertisement" USING btree ("tenant_id","is_deleted","code","sort","id");--> statement-breakpoint
CREATE INDEX "advertisement_image_url_ids" ON "advertisement" USING gin (ids_in(("image_url")::text)) WITH (fastupdate=false) WHERE ids_in(("advertisement"."image_url")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "help_article_order" ON "help_article" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "help_article_keywords_ids" ON "help_article" USING gin (ids_in(("keywords")::text)) WITH (fastupdate=false) WHERE ids_in(("help_article"."keywords")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "help_article_body_ids" ON "help_article" USING gin (ids_in(("body")::text)) WITH (fastupdate=false) WHERE ids_in(("help_article"."body")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "help_article_body_en_ids" ON "help_article" USING gin (ids_in(("body_en")::text)) WITH (fastupdate=false) WHERE ids_in(("help_article"."body_en")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "help_article_video_url_ids" ON "help_article" USING gin (ids_in(("video_url")::text)) WITH (fastupdate=false) WHERE ids_in(("help_article"."video_url")::text) <> '{}';