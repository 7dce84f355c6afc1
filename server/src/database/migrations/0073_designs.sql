CREATE TABLE "design_editor" (
	"tenant_id" text NOT NULL,
	"design_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "design_editor_tenant_id_design_id_user_id_pk" PRIMARY KEY("tenant_id","design_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "process_button" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "process_category" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "process_button" ADD COLUMN "confirm" text;--> statement-breakpoint
ALTER TABLE "process_button" ADD COLUMN "confirm_en" text;--> statement-breakpoint
ALTER TABLE "process_button" ADD COLUMN "shown_if" text;--> statement-breakpoint
ALTER TABLE "process_model" ADD COLUMN "form_keys" text;--> statement-breakpoint
UPDATE "process_model" SET "form_keys" = (SELECT left(string_agg(DISTINCT found[1], ','), 2000) FROM regexp_matches("xml", '(?:formKey|:form\s+key)\s*=\s*["'']([A-Za-z]\w*)["'']', 'g') found) WHERE "xml" IS NOT NULL;
