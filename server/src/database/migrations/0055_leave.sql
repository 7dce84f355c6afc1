CREATE TABLE "leave" (
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
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"workdays" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"user_id" uuid NOT NULL,
	"process_instance_id" uuid
);
--> statement-breakpoint
CREATE INDEX "leave_order" ON "leave" USING btree ("tenant_id","is_deleted","start_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leave_user_id" ON "leave" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "leave_by_user_id" ON "leave" USING btree ("tenant_id","user_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- The flow route of leaves names the page that there is now.
UPDATE "dictionary" SET "remark" = '/work/process/leave' WHERE "code" = 'flow' AND "dict_key" = 'leave' AND "remark" = '/desk/process/leave';
