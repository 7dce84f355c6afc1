CREATE TABLE "wf_scope" (
	"tenant_id" text NOT NULL,
	"process_key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	CONSTRAINT "wf_scope_tenant_id_process_key_kind_subject_id_pk" PRIMARY KEY("tenant_id","process_key","kind","subject_id")
);
