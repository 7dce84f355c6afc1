DROP INDEX "wf_task_offered";--> statement-breakpoint
DROP INDEX "wf_task_doing";--> statement-breakpoint
DROP INDEX "wf_task_done";--> statement-breakpoint
DROP INDEX "wf_task_candidate_role";--> statement-breakpoint
DROP INDEX "wf_task_candidate_user";--> statement-breakpoint
ALTER TABLE "wf_instance" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "wf_instance" ADD COLUMN "item_name" text;--> statement-breakpoint
ALTER TABLE "wf_instance" ADD COLUMN "item_name_en" text;--> statement-breakpoint
ALTER TABLE "wf_instance" ADD COLUMN "agency_id" text;--> statement-breakpoint
ALTER TABLE "wf_instance" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "wf_instance" ADD COLUMN "amount_wan" numeric;--> statement-breakpoint
ALTER TABLE "wf_task_candidate" ADD COLUMN "is_offered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wf_task_candidate" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wf_task_candidate" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
UPDATE "wf_task_candidate" SET "is_offered" = "wf_task"."status" = 'candidate', "due_at" = "wf_task"."due_at", "created_at" = "wf_task"."created_at" FROM "wf_task" WHERE "wf_task"."id" = "wf_task_candidate"."task_id";--> statement-breakpoint
ALTER TABLE "wf_task_candidate" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
-- What an application is about; processes that it calls have the same business key.
UPDATE "wf_instance" SET "item_id" = "application"."guide_id", "item_name" = "item_guide"."title", "item_name_en" = "item_guide"."title_en", "agency_id" = "application"."agency_id"::text, "company_name" = "application"."company_name", "amount_wan" = "application"."apply_amount_wan" FROM "application" LEFT JOIN "item_guide" ON "item_guide"."id" = "application"."guide_id" WHERE "wf_instance"."business_key" = "application"."id"::text;--> statement-breakpoint
CREATE INDEX "wf_task_doing" ON "wf_task" USING btree ("tenant_id","assignee_id","due_at","created_at","id") WHERE "wf_task"."status" = 'doing';--> statement-breakpoint
CREATE INDEX "wf_task_done" ON "wf_task" USING btree ("tenant_id","assignee_id","ended_at","id") WHERE "wf_task"."status" = 'done';--> statement-breakpoint
CREATE INDEX "wf_task_candidate_role" ON "wf_task_candidate" USING btree ("tenant_id","role_id","department_id") WHERE "wf_task_candidate"."is_offered";--> statement-breakpoint
CREATE INDEX "wf_task_candidate_user" ON "wf_task_candidate" USING btree ("tenant_id","user_id") WHERE "wf_task_candidate"."is_offered" and "wf_task_candidate"."user_id" is not null;