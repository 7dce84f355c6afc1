ALTER TABLE "application" ADD COLUMN "account_reason" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "account_proof_id" uuid;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "account_proof_name" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "account_name" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "bank_name" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "bank_account_masked" text;--> statement-breakpoint
CREATE INDEX "application_by_account_proof_id" ON "application" USING btree ("tenant_id","account_proof_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);