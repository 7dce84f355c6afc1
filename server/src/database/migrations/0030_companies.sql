CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"company_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"legal_person_masked" text,
	"region_code" text,
	"address" text,
	"size" text,
	"reg_date" date,
	"employees" integer,
	"revenue_wan" numeric(14, 4),
	"rd_expense_wan" numeric(14, 4),
	"certs" text[],
	"account_name" text,
	"bank_name" text
);
--> statement-breakpoint
CREATE TABLE "company_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"uid" uuid NOT NULL,
	"company_id" uuid,
	"member_name" text NOT NULL,
	"duties" text[] NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date,
	"contact_phone" text,
	"email" text,
	"auth_level" integer NOT NULL,
	"account_status" text NOT NULL,
	"reject_reason" text
);
--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "credit_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "wf_instance" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "application_file" ADD COLUMN "company_id" uuid;--> statement-breakpoint
-- A company for each credit code, from the oldest account that had it; accounts become members with every duty and keep their ids.
INSERT INTO "company" ("id", "tenant_id", "create_user", "create_dept", "create_time", "update_user", "update_time", "is_deleted", "version", "status", "company_name", "credit_code", "legal_person_masked", "region_code", "address", "size", "reg_date", "employees", "revenue_wan", "rd_expense_wan", "certs", "account_name", "bank_name") SELECT DISTINCT ON ("tenant_id", "credit_code") "id", "tenant_id", "create_user", "create_dept", "create_time", "update_user", "update_time", "is_deleted", "version", "status", "company_name", "credit_code", "legal_person_masked", "region_code", "address", "size", "reg_date", "employees", "revenue_wan", "rd_expense_wan", "certs", "account_name", "bank_name" FROM "portal_user" WHERE "user_type" = 'enterprise' ORDER BY "tenant_id", "credit_code", "is_deleted", "create_time", "id";--> statement-breakpoint
INSERT INTO "company_member" ("id", "tenant_id", "create_user", "create_dept", "create_time", "update_user", "update_time", "is_deleted", "version", "status", "uid", "company_id", "member_name", "duties", "from_date", "contact_phone", "email", "auth_level", "account_status", "reject_reason") SELECT p."id", p."tenant_id", p."create_user", p."create_dept", p."create_time", p."update_user", p."update_time", p."is_deleted", p."version", p."status", p."uid", c."id", left(coalesce(CASE WHEN p."user_type" = 'enterprise' THEN p."contact_name" END, p."company_name"), 50), '{reader,preparer,signer,finance,administrator}', (p."create_time" AT TIME ZONE 'Asia/Shanghai')::date, p."contact_phone", p."email", p."auth_level", p."account_status", p."reject_reason" FROM "portal_user" p LEFT JOIN "company" c ON p."user_type" = 'enterprise' AND c."tenant_id" = p."tenant_id" AND c."credit_code" = p."credit_code";--> statement-breakpoint
UPDATE "link" SET "field" = 'company.industryIds' WHERE "field" = 'portalUser.industryIds' AND "owner_id" IN (SELECT "id" FROM "company");--> statement-breakpoint
DELETE FROM "link" WHERE "field" = 'portalUser.industryIds';--> statement-breakpoint
UPDATE "application" SET "company_id" = m."company_id" FROM "company_member" m WHERE m."uid" = "application"."user_id" AND m."tenant_id" = "application"."tenant_id";--> statement-breakpoint
UPDATE "application_file" SET "company_id" = "application"."company_id" FROM "application" WHERE "application"."id" = "application_file"."application_id";--> statement-breakpoint
UPDATE "session" SET "company_id" = m."company_id" FROM "company_member" m WHERE m."uid" = "session"."user_id" AND m."tenant_id" = "session"."tenant_id" AND "session"."ended_at" IS NULL;--> statement-breakpoint
UPDATE "wf_instance" SET "owner_id" = coalesce((SELECT "company_id"::text FROM "application" WHERE "application"."id"::text = "wf_instance"."business_key"), "starter_id");--> statement-breakpoint
ALTER TABLE "wf_instance" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
UPDATE "wf_task" SET "assignee_id" = i."owner_id" FROM "wf_instance" i WHERE i."id" = "wf_task"."instance_id" AND "wf_task"."assignee_id" = i."starter_id" AND i."owner_id" <> i."starter_id";--> statement-breakpoint
UPDATE "wf_variable" SET "value" = to_jsonb(i."owner_id") FROM "wf_instance" i WHERE i."id" = "wf_variable"."instance_id" AND "wf_variable"."value" = to_jsonb(i."starter_id") AND i."owner_id" <> i."starter_id";--> statement-breakpoint
DROP TABLE "portal_user";--> statement-breakpoint
-- Who may apply: a row for each member of a company, and one for each person who applies for himself.
CREATE VIEW "portal_user" AS SELECT m."id", m."tenant_id", m."create_user", m."create_dept", m."create_time", m."update_user", greatest(m."update_time", c."update_time") AS "update_time", greatest(m."is_deleted", c."is_deleted") AS "is_deleted", m."version", m."status", m."uid", CASE WHEN m."company_id" IS NULL THEN 'individual' ELSE 'enterprise' END AS "user_type", m."company_id", coalesce(c."company_name", m."member_name") AS "company_name", c."credit_code", c."legal_person_masked", c."region_code", c."address", c."size", c."reg_date", c."employees", c."revenue_wan", c."rd_expense_wan", c."certs", m."member_name" AS "contact_name", m."contact_phone", m."email", c."account_name", c."bank_name", m."auth_level", m."account_status", m."until_date", m."reject_reason" FROM "company_member" m LEFT JOIN "company" c ON c."id" = m."company_id";--> statement-breakpoint
CREATE UNIQUE INDEX "company_credit_code_unique" ON "company" USING btree ("tenant_id","credit_code") WHERE "company"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "company_order" ON "company" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_member_order" ON "company_member" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_member_uid" ON "company_member" USING btree ("tenant_id","uid");--> statement-breakpoint
CREATE INDEX "company_member_company_id" ON "company_member" USING btree ("tenant_id","company_id");--> statement-breakpoint
CREATE INDEX "application_company_id" ON "application" USING btree ("tenant_id","company_id");--> statement-breakpoint
CREATE INDEX "wf_instance_owner" ON "wf_instance" USING btree ("tenant_id","owner_id","started_at");