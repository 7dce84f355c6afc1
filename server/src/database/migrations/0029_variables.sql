CREATE TABLE "wf_variable" (
	"tenant_id" text NOT NULL,
	"instance_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" jsonb,
	"size" integer NOT NULL,
	CONSTRAINT "wf_variable_instance_id_name_pk" PRIMARY KEY("instance_id","name")
);
--> statement-breakpoint
ALTER TABLE "wf_variable" ADD CONSTRAINT "wf_variable_instance_id_wf_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."wf_instance"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "wf_variable" ("tenant_id", "instance_id", "name", "value", "size") SELECT i."tenant_id", i."id", v.key, v.value, octet_length(v.value::text) FROM "wf_instance" i, jsonb_each(i."variables") v;--> statement-breakpoint
ALTER TABLE "wf_instance" DROP COLUMN "variables";