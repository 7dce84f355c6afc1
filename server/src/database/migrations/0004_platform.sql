CREATE TABLE "business_dictionary" (
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
	"parent_id" uuid,
	"code" text NOT NULL,
	"dict_key" text,
	"dict_value" text NOT NULL,
	"name_en" text,
	"sort" integer NOT NULL,
	"is_sealed" smallint NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "dictionary" (
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
	"parent_id" uuid,
	"code" text NOT NULL,
	"dict_key" text,
	"dict_value" text NOT NULL,
	"name_en" text,
	"sort" integer NOT NULL,
	"is_sealed" smallint NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "region" (
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
	"parent_code" text,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"level" integer NOT NULL,
	"sort" integer NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "tenant_package" (
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
	"package_name" text NOT NULL,
	"remark" text
);
--> statement-breakpoint
ALTER TABLE "client" ALTER COLUMN "client_secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "package_id" uuid;--> statement-breakpoint
CREATE INDEX "business_dictionary_order" ON "business_dictionary" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "business_dictionary_parent_id" ON "business_dictionary" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE INDEX "dictionary_order" ON "dictionary" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "dictionary_parent_id" ON "dictionary" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "region_code_unique" ON "region" USING btree ("tenant_id","code") WHERE "region"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "region_order" ON "region" USING btree ("tenant_id","is_deleted","sort","code","id");--> statement-breakpoint
CREATE INDEX "tenant_package_order" ON "tenant_package" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tenant_package_id" ON "tenant" USING btree ("tenant_id","package_id");--> statement-breakpoint
UPDATE "client" SET "client_secret" = encode(sha256(convert_to("client_secret", 'UTF8')), 'hex');
