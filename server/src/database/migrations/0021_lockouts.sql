CREATE TABLE "rate_window" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "known_device_hash_user_id_pk" PRIMARY KEY("hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "login_failure" DROP CONSTRAINT "login_failure_tenant_id_account_pk";--> statement-breakpoint
ALTER TABLE "login_failure" ADD COLUMN "kind" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failure" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failure" ADD COLUMN "pace" text DEFAULT 'quick' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failure" ADD CONSTRAINT "login_failure_tenant_id_account_kind_source_pace_pk" PRIMARY KEY("tenant_id","account","kind","source","pace");--> statement-breakpoint
CREATE INDEX "rate_window_ends" ON "rate_window" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "known_device_user" ON "known_device" USING btree ("user_id");