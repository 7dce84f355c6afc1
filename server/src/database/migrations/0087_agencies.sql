ALTER TABLE "department" ADD COLUMN "duty_en" text;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "consult_phone" text;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "address_en" text;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "office_hours_en" text;--> statement-breakpoint
-- Departments that issue documents, by what their editors keep of them.
CREATE VIEW "agency" AS SELECT "id", "tenant_id", "create_user", "create_dept", "create_time", "update_user", "update_time", "is_deleted", "version", "status", "id" AS "department_id", "full_name", "name_en", "dept_name_en", "doc_prefix", "duty", "duty_en", "address", "address_en", "office_hours", "office_hours_en", "consult_phone", "sort" FROM "department" WHERE "doc_prefix" IS NOT NULL;
