ALTER TABLE "detailed_rule" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "detailed_rule" ADD COLUMN "summary_en" text;--> statement-breakpoint
ALTER TABLE "policy_item" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "publicity_list" ADD COLUMN "title_en" text;