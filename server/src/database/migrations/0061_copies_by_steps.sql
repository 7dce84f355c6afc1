ALTER TABLE "wf_copy" ALTER COLUMN "task_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "wf_copy" ADD COLUMN "step" text;--> statement-breakpoint
UPDATE "wf_copy" SET "step" = coalesce((SELECT "name" FROM "wf_task" WHERE "wf_task"."id" = "wf_copy"."task_id"), '');--> statement-breakpoint
ALTER TABLE "wf_copy" ALTER COLUMN "step" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wf_comment" ADD COLUMN "history_id" uuid;
