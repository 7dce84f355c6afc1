create extension if not exists pg_trgm;
--> statement-breakpoint
create table counter (
  id integer primary key,
  amount integer not null,
  label text,
  constraint counter_label_unique unique (label)
);
--> statement-breakpoint
create index counter_label_trgm on counter using gin (label gin_trgm_ops);
