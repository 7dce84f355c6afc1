ALTER TABLE "process_proxy" RENAME COLUMN "process_key" TO "process_keys";--> statement-breakpoint
UPDATE "process_proxy" SET "scope" = 'some' WHERE "scope" = 'one';