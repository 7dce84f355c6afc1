CREATE TABLE "sample" (
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
	"line" text NOT NULL,
	"paragraph" text,
	"whole" integer NOT NULL,
	"amount" numeric(14, 4),
	"is_on" smallint NOT NULL,
	"colour" text NOT NULL,
	"sizes" text[],
	"grade" integer NOT NULL,
	"day" date NOT NULL,
	"moment" timestamp(3) with time zone,
	"dept_id" uuid,
	"lines" jsonb,
	"story" text
);
--> statement-breakpoint
CREATE INDEX "sample_order" ON "sample" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sample_dept_id" ON "sample" USING btree ("tenant_id","dept_id");