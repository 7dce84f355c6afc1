DROP INDEX "tenant_tenant_no_unique";--> statement-breakpoint
UPDATE "tenant" SET "tenant_id" = "tenant_no";--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_tenant_id_unique" ON "tenant" USING btree ("tenant_id") WHERE "tenant"."is_deleted" = 0;--> statement-breakpoint
ALTER TABLE "tenant" DROP COLUMN "tenant_no";
