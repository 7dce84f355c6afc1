ALTER TABLE "department" ADD COLUMN "dept_name_en" text;--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "post_name_en" text;