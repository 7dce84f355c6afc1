CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account" text NOT NULL,
	"name" text,
	"source" text NOT NULL,
	"nick_name" text NOT NULL,
	"oauth_id" text NOT NULL,
	"user_id" uuid,
	"status" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "third_party_login" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"source" text NOT NULL,
	"open_id" text NOT NULL,
	"nick_name" text NOT NULL,
	"user_id" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "third_party_login_person" UNIQUE("tenant_id","source","open_id")
);
--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "roles" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "dept_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "role_id" uuid;--> statement-breakpoint
CREATE INDEX "registration_order" ON "registration" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);