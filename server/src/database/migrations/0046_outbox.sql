CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"target" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "outbox" ("id", "tenant_id", "kind", "record_id", "target", "attempts", "last_error", "create_time", "due_time") SELECT gen_random_uuid(), o."tenant_id", 'sms', o."message_id", m."phone", m."attempts", m."fail_reason", m."create_time", o."due_time" FROM "sms_outbox" o JOIN "sms_message" m ON m."id" = o."message_id";--> statement-breakpoint
DROP TABLE "sms_outbox";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","due_time") WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_record" ON "outbox" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("tenant_id","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE VIEW "outbox_event" AS SELECT o."id", o."tenant_id", NULL::uuid AS "create_user", NULL::uuid AS "create_dept", o."create_time", NULL::uuid AS "update_user", o."create_time" AS "update_time", 0::smallint AS "is_deleted", 1 AS "version", 1 AS "status", o."kind", o."target", o."record_id"::text AS "record_id", o."state", o."attempts", o."last_error", o."due_time" FROM "outbox" o;