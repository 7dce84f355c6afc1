ALTER TABLE "wf_execution" ADD COLUMN "return_to" text;--> statement-breakpoint
ALTER TABLE "wf_job" ADD COLUMN "overdue" jsonb;--> statement-breakpoint
ALTER TABLE "wf_task" ADD COLUMN "is_owners" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "wf_task" SET "is_owners" = true WHERE "kind" = 'supplement';--> statement-breakpoint
INSERT INTO "wf_execution" ("id", "tenant_id", "instance_id", "parent_id", "node_id", "kind", "joining", "history_id", "variables", "return_to") SELECT gen_random_uuid(), e."tenant_id", e."instance_id", e."id", e."node_id", 'token', false, e."history_id", '{}', e."node_id" FROM "wf_execution" e JOIN "wf_task" t ON t."execution_id" = e."id" AND t."is_owners" AND t."ended_at" IS NULL;--> statement-breakpoint
UPDATE "wf_execution" e SET "history_id" = NULL FROM "wf_execution" b WHERE b."parent_id" = e."id" AND b."return_to" IS NOT NULL;--> statement-breakpoint
UPDATE "wf_task" t SET "execution_id" = b."id" FROM "wf_execution" b WHERE b."parent_id" = t."execution_id" AND b."return_to" IS NOT NULL AND t."ended_at" IS NULL;--> statement-breakpoint
UPDATE "wf_job" j SET "execution_id" = b."id", "kind" = 'timeout', "overdue" = '{"status": "terminated", "reason": "supplementOverdue"}' FROM "wf_execution" b WHERE b."parent_id" = j."execution_id" AND b."return_to" IS NOT NULL AND j."kind" = 'supplement';--> statement-breakpoint
ALTER TABLE "wf_task" DROP COLUMN "kind";