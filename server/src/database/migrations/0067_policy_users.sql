CREATE TABLE "password_link" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"hash" text NOT NULL,
	"stamp" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "password_link_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "data_access" (
	"id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"account" text NOT NULL,
	"act" text NOT NULL,
	"subject_id" uuid,
	"company_id" uuid,
	"entity" text NOT NULL,
	"field" text,
	"row_id" text NOT NULL,
	"role_id" uuid,
	"dept_id" uuid,
	"reason" text,
	"remote_ip" text,
	CONSTRAINT "data_access_id_create_time_pk" PRIMARY KEY("id","create_time")
) PARTITION BY RANGE ("create_time");
--> statement-breakpoint
-- What is no month's yet stands in the part "other", until the server makes that month.
CREATE TABLE "data_access_other" PARTITION OF "data_access" DEFAULT;
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
CREATE INDEX "data_access_order" ON "data_access" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_access_subject_id" ON "data_access" USING btree ("tenant_id","subject_id");--> statement-breakpoint
CREATE INDEX "data_access_company_id" ON "data_access" USING btree ("tenant_id","company_id");--> statement-breakpoint
CREATE INDEX "data_access_by_account" ON "data_access" USING btree ("tenant_id","is_deleted","account" DESC NULLS FIRST,"create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
DROP VIEW "portal_user";--> statement-breakpoint
-- Who may apply: a row for each member of a company, and one for each person who applies for himself, with the account behind it.
CREATE VIEW "portal_user" AS SELECT m."id", m."tenant_id", m."create_user", m."create_dept", m."create_time", m."update_user", greatest(m."update_time", c."update_time") AS "update_time", m."is_deleted", m."version" + coalesce(c."version", 0) + coalesce(u."version", 0) AS "version", m."status", coalesce(u."account", '') AS "account", m."uid", CASE WHEN m."company_id" IS NULL THEN 'individual' ELSE 'enterprise' END AS "user_type", m."company_id", coalesce(c."company_name", m."member_name") AS "company_name", c."credit_code", c."legal_person_masked", c."region_code", c."address", c."size", c."reg_date", c."employees", c."revenue_wan", c."rd_expense_wan", c."certs", m."member_name" AS "contact_name", m."duties", m."contact_phone", m."email", u."phone" AS "account_phone", c."account_name", c."bank_name", m."auth_level", CASE WHEN u."status" = 0 OR u."is_deleted" = 1 THEN 'disabled' ELSE m."account_status" END AS "account_status", m."from_date", m."until_date", m."reject_reason", CASE WHEN u."status" = 0 THEN u."disabled_reason" END AS "disabled_reason" FROM "company_member" m LEFT JOIN "user" u ON u."id" = m."uid" LEFT JOIN "company" c ON c."id" = m."company_id" WHERE coalesce(c."is_deleted", 0) = 0;
