CREATE TABLE "reveal_log" (
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
	"account" text NOT NULL,
	"entity" text NOT NULL,
	"field" text NOT NULL,
	"target" text NOT NULL,
	"row_id" text NOT NULL,
	"reason" text NOT NULL,
	"remote_ip" text NOT NULL,
	"user_agent" text
);
--> statement-breakpoint
CREATE INDEX "reveal_log_order" ON "reveal_log" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reveal_log_by_account" ON "reveal_log" USING btree ("tenant_id","account" DESC NULLS FIRST,"id" DESC NULLS FIRST);