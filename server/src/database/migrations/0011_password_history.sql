ALTER TABLE "user" ADD COLUMN "former_passwords" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "password_changed_at" timestamp(3) with time zone;