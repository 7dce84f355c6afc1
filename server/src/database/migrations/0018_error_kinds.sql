CREATE TABLE "error_kind" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"url" text NOT NULL,
	"times" integer NOT NULL,
	"first_time" timestamp(3) with time zone NOT NULL,
	"last_time" timestamp(3) with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	"remark" text
);
--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE UNIQUE INDEX "error_kind_fingerprint_unique" ON "error_kind" USING btree ("tenant_id","fingerprint") WHERE "error_kind"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "error_kind_order" ON "error_kind" USING btree ("tenant_id","is_deleted","last_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "error_log_by_fingerprint" ON "error_log" USING btree ("tenant_id","is_deleted","fingerprint" DESC NULLS FIRST,"create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);