ALTER TABLE "application" ADD COLUMN "form_key" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "form_version" integer;--> statement-breakpoint
-- Open cases stay with the form they were written in: the newest one that their guide names up to now.
UPDATE "application" SET "form_key" = "newest"."key", "form_version" = "newest"."version"
FROM "item_guide", (
  SELECT "tenant_id", "key", max("version") AS "version" FROM "form_definition" GROUP BY "tenant_id", "key"
) AS "newest"
WHERE "item_guide"."id" = "application"."guide_id"
  AND "newest"."tenant_id" = "application"."tenant_id"
  AND "newest"."key" = "item_guide"."form_key";
