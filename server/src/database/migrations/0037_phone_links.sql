CREATE TABLE "application_phone_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"application_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"file_id" uuid,
	CONSTRAINT "application_phone_link_token" UNIQUE("token_hash")
);
