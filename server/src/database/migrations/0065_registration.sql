ALTER TABLE "registration" ALTER COLUMN "oauth_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "kind" text DEFAULT 'guest' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "applicant_type" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "aim" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "credit_code" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "legal_person" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "id_number" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "level" integer;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "duplicates" integer;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "checks" jsonb;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "consents" jsonb;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "number_hash" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "waiting_key" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "id_number_sealed" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "member_id" uuid;--> statement-breakpoint
CREATE INDEX "registration_company_id" ON "registration" USING btree ("tenant_id","company_id");--> statement-breakpoint
CREATE INDEX "registration_checks_ids" ON "registration" USING gin (ids_in(("checks")::text)) WITH (fastupdate=false) WHERE ids_in(("registration"."checks")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "registration_consents_ids" ON "registration" USING gin (ids_in(("consents")::text)) WITH (fastupdate=false) WHERE ids_in(("registration"."consents")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "registration_number" ON "registration" USING btree ("tenant_id","number_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_waiting" ON "registration" USING btree ("tenant_id","waiting_key") WHERE "status" = 'pending' AND "is_deleted" = 0 AND "waiting_key" IS NOT NULL;--> statement-breakpoint
UPDATE "company_member" SET "until_date" = greatest("from_date", ("update_time" AT TIME ZONE 'Asia/Shanghai')::date - 1), "version" = "version" + 1 WHERE "id" IN (SELECT "id" FROM (SELECT "id", row_number() OVER (PARTITION BY "tenant_id", "uid", "company_id" ORDER BY "account_status" = 'active' DESC, "create_time", "id") AS "place" FROM "company_member" WHERE "is_deleted" = 0 AND "until_date" IS NULL) "places" WHERE "place" > 1);--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_open" ON "company_member" USING btree ("tenant_id","uid",coalesce("company_id",'00000000-0000-0000-0000-000000000000'::uuid)) WHERE "is_deleted" = 0 AND "until_date" IS NULL;--> statement-breakpoint
INSERT INTO "registration" ("id", "tenant_id", "create_user", "create_dept", "create_time", "update_user", "update_time", "is_deleted", "version", "kind", "applicant_type", "aim", "account", "name", "nick_name", "source", "company_name", "credit_code", "legal_person", "phone", "level", "user_id", "company_id", "status", "member_id") SELECT m."id", m."tenant_id", m."create_user", m."create_dept", m."create_time", m."update_user", m."update_time", 0, 1, 'portal', CASE WHEN m."company_id" IS NULL THEN 'individual' ELSE 'enterprise' END, 'create', u."account", m."member_name", m."member_name", 'portal', c."company_name", c."credit_code", c."legal_person_masked", m."contact_phone", m."auth_level", m."uid", m."company_id", 'pending', m."id" FROM "company_member" m JOIN "user" u ON u."id" = m."uid" AND u."is_deleted" = 0 LEFT JOIN "company" c ON c."id" = m."company_id" WHERE m."account_status" = 'pending' AND m."is_deleted" = 0;
