CREATE TABLE "list_view" (
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
	"list_name" text NOT NULL,
	"view_name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "list_view_order" ON "list_view" USING btree ("tenant_id","is_deleted","sort","create_time","id");--> statement-breakpoint
CREATE INDEX "list_view_filters_ids" ON "list_view" USING gin (ids_in(("filters")::text)) WITH (fastupdate=false) WHERE ids_in(("list_view"."filters")::text) <> '{}';