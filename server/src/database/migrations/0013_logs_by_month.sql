-- Logs are kept apart by month, which a table is from its making on: each one is made anew and takes its rows along.
-- What is no month's yet stands in the part "other", until the server makes that month.
DO $$
DECLARE
	log record;
	month timestamp;
	beijing CONSTANT interval := interval '8 hours';
BEGIN
	FOR log IN
		SELECT * FROM (VALUES
			('api_log', 'create_time'), ('usual_log', 'create_time'), ('error_log', 'create_time'),
			('login_log', 'create_time'), ('reveal_log', 'create_time'), ('change_record', 'at')
		) AS logs (name, moment)
	LOOP
		EXECUTE format('ALTER TABLE %1$I RENAME TO %2$I', log.name, log.name || '_whole');
		EXECUTE format('CREATE TABLE %1$I (LIKE %2$I INCLUDING DEFAULTS) PARTITION BY RANGE (%3$I)', log.name, log.name || '_whole', log.moment);
		EXECUTE format('CREATE TABLE %1$I PARTITION OF %2$I DEFAULT', log.name || '_other', log.name);
		FOR month IN
			EXECUTE format('SELECT DISTINCT date_trunc(''month'', %1$I AT TIME ZONE $1) FROM %2$I', log.moment, log.name || '_whole') USING beijing
		LOOP
			EXECUTE format(
				'CREATE TABLE %1$I PARTITION OF %2$I FOR VALUES FROM (%3$L) TO (%4$L)',
				log.name || to_char(month, '_YYYY_MM'), log.name,
				month AT TIME ZONE beijing, (month + interval '1 month') AT TIME ZONE beijing
			);
		END LOOP;
		EXECUTE format('INSERT INTO %1$I SELECT * FROM %2$I', log.name, log.name || '_whole');
		EXECUTE format('DROP TABLE %1$I', log.name || '_whole');
	END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "service_id" text;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "server_host" text;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "server_ip" text;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "env" text;--> statement-breakpoint
ALTER TABLE "api_log" ADD CONSTRAINT "api_log_id_create_time_pk" PRIMARY KEY("id","create_time");--> statement-breakpoint
ALTER TABLE "change_record" ADD CONSTRAINT "change_record_id_at_pk" PRIMARY KEY("id","at");--> statement-breakpoint
ALTER TABLE "error_log" ADD CONSTRAINT "error_log_id_create_time_pk" PRIMARY KEY("id","create_time");--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_id_create_time_pk" PRIMARY KEY("id","create_time");--> statement-breakpoint
ALTER TABLE "reveal_log" ADD CONSTRAINT "reveal_log_id_create_time_pk" PRIMARY KEY("id","create_time");--> statement-breakpoint
ALTER TABLE "usual_log" ADD CONSTRAINT "usual_log_id_create_time_pk" PRIMARY KEY("id","create_time");--> statement-breakpoint
CREATE INDEX "api_log_order" ON "api_log" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "change_record_row" ON "change_record" USING btree ("tenant_id","entity","row_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "change_record_at" ON "change_record" USING btree ("at");--> statement-breakpoint
CREATE INDEX "login_log_order" ON "login_log" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "usual_log_order" ON "usual_log" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "error_log_user_id" ON "error_log" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "error_log_order" ON "error_log" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reveal_log_order" ON "reveal_log" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_log_by_status_code" ON "api_log" USING btree ("tenant_id","is_deleted","status_code" DESC NULLS FIRST,"create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_log_by_time" ON "api_log" USING btree ("tenant_id","is_deleted","time" DESC NULLS FIRST,"create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_log_by_create_by" ON "api_log" USING btree ("tenant_id","is_deleted","create_by" DESC NULLS FIRST,"create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_log_by_trace_id" ON "api_log" USING btree ("tenant_id","is_deleted","trace_id" DESC NULLS FIRST,"create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "error_log_by_trace_id" ON "error_log" USING btree ("tenant_id","is_deleted","trace_id" DESC NULLS FIRST,"create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "login_log_by_account" ON "login_log" USING btree ("tenant_id","is_deleted","account" DESC NULLS FIRST,"create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reveal_log_by_account" ON "reveal_log" USING btree ("tenant_id","is_deleted","account" DESC NULLS FIRST,"create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "usual_log_by_log_id" ON "usual_log" USING btree ("tenant_id","is_deleted","log_id" DESC NULLS FIRST,"create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);