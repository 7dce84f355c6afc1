CREATE TABLE "session_sign_on" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"provider_id" uuid,
	"subject" text,
	"level" integer NOT NULL,
	"access_sealed" text,
	"identity_sealed" text,
	"phone_until" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"facts_sealed" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"tenant_id" text NOT NULL,
	"phone_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"sent_on" text NOT NULL,
	"sent_count" integer NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "sms_code_tenant_id_phone_hash_pk" PRIMARY KEY("tenant_id","phone_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_provider" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"issuer" text,
	"authorize_url" text,
	"token_url" text,
	"user_info_url" text,
	"client_id" text,
	"scope" text,
	"return_addresses" text,
	"claims" text,
	"sort" integer NOT NULL,
	"status" integer NOT NULL,
	"secret_key" text
);
--> statement-breakpoint
CREATE TABLE "sign_on_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"return_address" text NOT NULL,
	"redirect" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_outcome" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"step" text NOT NULL,
	"is_ok" boolean NOT NULL,
	"reason" text,
	"ms" integer NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sign_on_ticket_expires" ON "sign_on_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_code_network" ON "sms_code" USING btree ("network","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_provider_code_unique" ON "identity_provider" USING btree ("tenant_id","code") WHERE "identity_provider"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "identity_provider_order" ON "identity_provider" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "sign_on_attempt_expires" ON "sign_on_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_on_outcome_provider" ON "sign_on_outcome" USING btree ("provider_id","create_time");