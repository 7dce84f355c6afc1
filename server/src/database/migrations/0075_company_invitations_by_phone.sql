ALTER TABLE "company_invitation" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD COLUMN "phone_masked" text;--> statement-breakpoint
CREATE INDEX "company_invitation_phone" ON "company_invitation" USING btree ("tenant_id","phone_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitation_phone_open" ON "company_invitation" USING btree ("tenant_id","company_id","phone_hash") WHERE "company_invitation"."state" = 'open';