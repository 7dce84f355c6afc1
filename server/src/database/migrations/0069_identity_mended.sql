CREATE TABLE "company_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"duties" text[] NOT NULL,
	"until_date" date,
	"invited_by" uuid NOT NULL,
	"state" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"answered_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "company_hand_over" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"to_user" uuid NOT NULL,
	"from_users" uuid[] NOT NULL,
	"proof" text NOT NULL,
	"decided_by" uuid,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "disputed_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "dispute_reason" text;--> statement-breakpoint
CREATE INDEX "company_invitation_user" ON "company_invitation" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "company_invitation_company" ON "company_invitation" USING btree ("tenant_id","company_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitation_open" ON "company_invitation" USING btree ("tenant_id","company_id","user_id") WHERE "company_invitation"."state" = 'open';--> statement-breakpoint
CREATE INDEX "company_hand_over_company" ON "company_hand_over" USING btree ("tenant_id","company_id","create_time");--> statement-breakpoint
-- Links of before hold for fifteen minutes at most: whoever has one asks for another.
DROP TABLE "password_link";
