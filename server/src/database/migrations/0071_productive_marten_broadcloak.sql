CREATE TABLE "process_favourite" (
	"tenant_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"process_key" text NOT NULL,
	CONSTRAINT "process_favourite_tenant_id_user_id_process_key_pk" PRIMARY KEY("tenant_id","user_id","process_key")
);
