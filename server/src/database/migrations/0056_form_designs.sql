CREATE TABLE "form_draft" (
	"tenant_id" text NOT NULL,
	"form_id" uuid PRIMARY KEY NOT NULL,
	"rev" integer NOT NULL,
	"published_version" integer,
	"schema" jsonb NOT NULL,
	"ui_schema" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_design" (
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
	"name" text NOT NULL,
	"name_en" text,
	"form_key" text NOT NULL,
	"category_id" uuid,
	"main_version" integer,
	"state" text NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "form_default" (
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
	"name" text NOT NULL,
	"name_en" text,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"remark" text
);
--> statement-breakpoint
ALTER TABLE "form_definition" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "form_definition" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "form_definition" ADD COLUMN "create_user" uuid;--> statement-breakpoint
ALTER TABLE "form_definition" ADD COLUMN "create_time" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "form_design_form_key_unique" ON "form_design" USING btree ("tenant_id","form_key") WHERE "form_design"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "form_design_order" ON "form_design" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "form_design_category_id" ON "form_design" USING btree ("tenant_id","category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_default_name_unique" ON "form_default" USING btree ("tenant_id","name") WHERE "form_default"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "form_default_order" ON "form_default" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "form_definition" ADD CONSTRAINT "form_definition_id_unique" UNIQUE("id");--> statement-breakpoint
-- Forms that are there already: each is filed by its title, and its newest version goes on counting.
INSERT INTO "form_design" ("id", "tenant_id", "create_time", "update_time", "form_key", "name", "name_en", "main_version", "state")
SELECT gen_random_uuid(), newest."tenant_id", now(), now(), newest."key",
  left(coalesce(nullif(newest."schema"->>'title', ''), newest."key"), 100),
  left(newest."texts"->'en'->>(newest."schema"->>'title'), 160), newest."version", 'published'
FROM (
  SELECT DISTINCT ON ("tenant_id", "key") * FROM "form_definition" ORDER BY "tenant_id", "key", "version" DESC
) newest;
