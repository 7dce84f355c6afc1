CREATE TABLE "sealed_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"clause" text NOT NULL,
	"last_day" date NOT NULL,
	"person_hash" text NOT NULL,
	"values_sealed" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sealed_record_row" ON "sealed_record" USING btree ("tenant_id","table_name","row_id");--> statement-breakpoint
CREATE INDEX "sealed_record_last_day" ON "sealed_record" USING btree ("last_day");