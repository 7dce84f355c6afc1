CREATE TABLE "application_signature" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" uuid NOT NULL,
	"act" text NOT NULL,
	"user_id" uuid NOT NULL,
	"service" text NOT NULL,
	"digest" text NOT NULL,
	"signature" jsonb,
	"signed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "sm_cipher" text;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "sm_key_kind" text;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "sm_signing" text;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "sm_public_key" text;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "sm_user_id" text;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "sm_details" text;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "sm4_key" text;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "sm_private_key" text;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD COLUMN "purpose" text;--> statement-breakpoint
CREATE INDEX "application_signature_application" ON "application_signature" USING btree ("application_id","signed_at");