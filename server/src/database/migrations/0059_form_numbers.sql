CREATE TABLE "form_number" (
	"tenant_id" text NOT NULL,
	"form_key" text NOT NULL,
	"field" text NOT NULL,
	"day" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "form_number_tenant_id_form_key_field_day_pk" PRIMARY KEY("tenant_id","form_key","field","day")
);
