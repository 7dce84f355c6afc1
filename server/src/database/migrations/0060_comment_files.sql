CREATE TABLE "wf_comment_file" (
	"tenant_id" text NOT NULL,
	"comment_id" uuid NOT NULL,
	"attach_id" uuid NOT NULL,
	"name" text NOT NULL,
	"ext" text NOT NULL,
	"size_bytes" integer NOT NULL,
	CONSTRAINT "wf_comment_file_comment_id_attach_id_pk" PRIMARY KEY("comment_id","attach_id")
);
--> statement-breakpoint
ALTER TABLE "wf_comment" ADD COLUMN "mention_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "wf_comment_file" ADD CONSTRAINT "wf_comment_file_comment_id_wf_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."wf_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wf_comment_file_attachment" ON "wf_comment_file" USING btree ("attach_id");