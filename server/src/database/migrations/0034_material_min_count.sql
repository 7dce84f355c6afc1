-- One file was enough for every material so far; new rows say their number themselves.
ALTER TABLE "item_guide_material" ADD COLUMN "min_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_guide_material" ALTER COLUMN "min_count" DROP DEFAULT;
