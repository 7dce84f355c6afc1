ALTER TABLE "role" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "role_name_en" text;