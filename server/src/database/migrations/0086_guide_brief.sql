ALTER TABLE "item_guide" ADD COLUMN "brief" text;--> statement-breakpoint
ALTER TABLE "item_guide" ADD COLUMN "brief_en" text;
