-- A key belonged to one act each; it belongs to one call now. Of a key that was used for several, the newest stays.
DELETE FROM "idempotent_write" "older" USING "idempotent_write" "newer"
  WHERE "older"."owner" = "newer"."owner" AND "older"."key" = "newer"."key"
    AND ("older"."at", "older"."act") < ("newer"."at", "newer"."act");--> statement-breakpoint
ALTER TABLE "idempotent_write" DROP CONSTRAINT "idempotent_write_owner_key_act_pk";--> statement-breakpoint
ALTER TABLE "idempotent_write" ADD CONSTRAINT "idempotent_write_owner_key_pk" PRIMARY KEY("owner","key");--> statement-breakpoint
ALTER TABLE "idempotent_write" DROP COLUMN "act";--> statement-breakpoint
ALTER TABLE "idempotent_write" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "wf_command" DROP CONSTRAINT "wf_command_key";--> statement-breakpoint
ALTER TABLE "wf_command" DROP COLUMN "key";--> statement-breakpoint
ALTER TABLE "wf_command" DROP COLUMN "result";
