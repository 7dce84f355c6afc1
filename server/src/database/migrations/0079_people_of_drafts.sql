ALTER TABLE "process_draft" ADD COLUMN "people" jsonb;--> statement-breakpoint
ALTER TABLE "form_default" ADD COLUMN "call" text;--> statement-breakpoint
CREATE INDEX "process_draft_people_ids" ON "process_draft" USING gin (ids_in(("people")::text)) WITH (fastupdate=false) WHERE ids_in(("process_draft"."people")::text) <> '{}';