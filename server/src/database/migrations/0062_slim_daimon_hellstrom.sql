CREATE TABLE "form_file" (
	"tenant_id" text NOT NULL,
	"instance_id" uuid NOT NULL,
	"attach_id" uuid NOT NULL,
	CONSTRAINT "form_file_instance_id_attach_id_pk" PRIMARY KEY("instance_id","attach_id")
);
--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "company_id" uuid;--> statement-breakpoint
CREATE INDEX "form_file_attachment" ON "form_file" USING btree ("attach_id");