ALTER TABLE "list_view" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "list_view" ADD COLUMN "density" text;--> statement-breakpoint
CREATE INDEX "list_view_columns_ids" ON "list_view" USING gin (ids_in(("columns")::text)) WITH (fastupdate=false) WHERE ids_in(("list_view"."columns")::text) <> '{}';