CREATE TABLE "application_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"project_id" uuid NOT NULL,
	"node" text NOT NULL,
	"author_role" text NOT NULL,
	"content" text NOT NULL,
	"field_refs" jsonb,
	"visible_to_applicant" smallint NOT NULL,
	"deadline" date
);
--> statement-breakpoint
CREATE TABLE "application_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"application_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"attach_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"ext" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"mark" text,
	"mark_comment" text
);
--> statement-breakpoint
CREATE TABLE "application_transition" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"application_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"comment" text,
	"visible_to_applicant" smallint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"extension" text NOT NULL,
	"content_type" text NOT NULL,
	"attach_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"purpose" text NOT NULL,
	"scan_status" text NOT NULL,
	"domain" text
);
--> statement-breakpoint
CREATE TABLE "client" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"grant_types" text[] NOT NULL,
	"user_type" integer NOT NULL,
	"access_token_seconds" integer NOT NULL,
	"idle_seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_scope" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"menu_id" uuid,
	"scope_name" text NOT NULL,
	"scope_class" text NOT NULL,
	"scope_type" integer NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"parent_id" uuid,
	"dept_name" text NOT NULL,
	"full_name" text NOT NULL,
	"name_en" text,
	"doc_prefix" text,
	"duty" text,
	"phone" text,
	"address" text,
	"office_hours" text,
	"sort" integer NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "detailed_rule_section" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"detailed_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "detailed_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" uuid NOT NULL,
	"title" text NOT NULL,
	"doc_no" text,
	"agency_id" uuid NOT NULL,
	"publish_date" date NOT NULL,
	"effective_date" date,
	"expiry_date" date,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"attachments" jsonb,
	"view_count" integer NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_write" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"act" text NOT NULL,
	"answer" jsonb,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotent_write_owner_key_act_pk" PRIMARY KEY("owner","key","act")
);
--> statement-breakpoint
CREATE TABLE "industry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_guide_material" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"guide_id" uuid NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"form" text NOT NULL,
	"requirement" text,
	"is_shared" smallint NOT NULL,
	"is_required" smallint NOT NULL,
	"copies" integer NOT NULL,
	"template_url" text,
	"sample_url" text,
	"accept" text[],
	"max_size_mb" integer NOT NULL,
	"max_count" integer NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_guide_section" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"guide_id" uuid NOT NULL,
	"section_key" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_guide" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_item_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"detailed_id" uuid,
	"item_code" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"agency_id" uuid NOT NULL,
	"is_msjx" smallint NOT NULL,
	"fulfil_mode" text NOT NULL,
	"support_mode" text NOT NULL,
	"service_object" text NOT NULL,
	"enterprise_sizes" text[],
	"conditions" jsonb NOT NULL,
	"standard" text NOT NULL,
	"amount_cap_wan" numeric(14, 4),
	"calc_rule" text,
	"window_type" text NOT NULL,
	"apply_start" date,
	"apply_end" date,
	"batch_no" text,
	"promise_days" integer,
	"legal_days" integer,
	"steps" jsonb,
	"legal_basis" text,
	"match_rules" jsonb,
	"form_key" text,
	"process_def_key" text NOT NULL,
	"repeat_policy" text NOT NULL,
	"quota" integer,
	"is_online" smallint NOT NULL,
	"is_suspended" smallint NOT NULL,
	"consult_phone" text,
	"supervise_tel" text,
	"window_address" text,
	"handle_form" text,
	"visits" integer NOT NULL,
	"fee" text,
	"view_count" integer NOT NULL,
	"apply_count" integer NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link" (
	"owner_id" uuid NOT NULL,
	"field" text NOT NULL,
	"target_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "link_owner_id_field_target_id_pk" PRIMARY KEY("owner_id","field","target_id")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"parent_id" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"alias" text,
	"path" text,
	"source" text,
	"sort" integer NOT NULL,
	"category" integer NOT NULL,
	"action" integer NOT NULL,
	"is_open" integer NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "param" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"param_name" text NOT NULL,
	"param_key" text NOT NULL,
	"param_value" text NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"application_id" uuid NOT NULL,
	"batch_no" text NOT NULL,
	"amount_wan" numeric(14, 4) NOT NULL,
	"pay_date" date,
	"result" text NOT NULL,
	"fail_reason" text,
	"voucher_no" text
);
--> statement-breakpoint
CREATE TABLE "policy_clause" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"policy_id" uuid NOT NULL,
	"clause_no" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"is_fulfil_clause" smallint NOT NULL,
	"support_mode" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"detailed_id" uuid,
	"policy_id" uuid NOT NULL,
	"name" text NOT NULL,
	"clause_ref" text,
	"support_mode" text NOT NULL,
	"standard" text NOT NULL,
	"cap_wan" numeric(14, 4),
	"budget_wan" numeric(14, 4),
	"used_wan" numeric(14, 4),
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"doc_no" text,
	"issuer" text NOT NULL,
	"agency_id" uuid NOT NULL,
	"index_no" text,
	"level" text NOT NULL,
	"doc_type" text NOT NULL,
	"topic" text NOT NULL,
	"written_date" date,
	"publish_date" date NOT NULL,
	"effective_date" date,
	"expiry_date" date,
	"ended_by" text,
	"replaced_by_id" uuid,
	"fair_review_no" text,
	"enterprise_sizes" text[],
	"summary" text NOT NULL,
	"summary_en" text,
	"keywords" jsonb,
	"body" text NOT NULL,
	"attachments" jsonb,
	"source" text,
	"source_url" text,
	"is_top" smallint NOT NULL,
	"view_count" integer NOT NULL,
	"collect_count" integer NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"uid" uuid NOT NULL,
	"user_type" text NOT NULL,
	"company_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"legal_person_masked" text,
	"region_code" text,
	"address" text,
	"size" text,
	"reg_date" date,
	"employees" integer,
	"revenue_wan" numeric(14, 4),
	"rd_expense_wan" numeric(14, 4),
	"certs" text[],
	"contact_name" text,
	"contact_phone" text,
	"email" text,
	"account_name" text,
	"bank_name" text,
	"auth_level" integer NOT NULL,
	"account_status" text NOT NULL,
	"reject_reason" text
);
--> statement-breakpoint
CREATE TABLE "position" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"category" text NOT NULL,
	"post_code" text NOT NULL,
	"post_name" text NOT NULL,
	"sort" integer NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "publicity_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"list_id" uuid NOT NULL,
	"application_id" uuid,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"code_masked" text NOT NULL,
	"item_name" text NOT NULL,
	"amount_wan" numeric(14, 4) NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "publicity_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"guide_id" uuid NOT NULL,
	"policy_id" uuid,
	"agency_id" uuid NOT NULL,
	"list_type" text NOT NULL,
	"batch_no" text,
	"publish_date" date,
	"publicity_start" date NOT NULL,
	"publicity_end" date NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"is_suspended" smallint NOT NULL,
	"total_count" integer NOT NULL,
	"total_amount_wan" numeric(14, 4) NOT NULL,
	"body" text,
	"objection_tel" text,
	"attachments" jsonb,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publish_event" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"parent_id" uuid,
	"role_name" text NOT NULL,
	"role_alias" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_run" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "seed_run_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"category" text NOT NULL,
	"color" text,
	"is_hot" smallint NOT NULL,
	"sort" integer NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"tenant_no" text NOT NULL,
	"tenant_name" text NOT NULL,
	"domain" text,
	"linkman" text,
	"contact_number" text,
	"address" text,
	"account_number" integer NOT NULL,
	"expire_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"key" uuid PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demonstration_account" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"info" text NOT NULL,
	"url" text NOT NULL,
	"time" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_secret" (
	"name" text NOT NULL,
	"kid" text NOT NULL,
	"secret" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "installation_secret_name_kid_pk" PRIMARY KEY("name","kid")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"tenant_id" text NOT NULL,
	"account" text NOT NULL,
	"attempts" bigint[] NOT NULL,
	CONSTRAINT "login_failure_tenant_id_account_pk" PRIMARY KEY("tenant_id","account")
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"user_type" integer NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"real_name" text NOT NULL,
	"avatar" text,
	"email" text,
	"phone" text,
	"birthday" date,
	"sex" integer,
	"password_hash" text,
	"must_change_password" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_definition" (
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"schema" jsonb NOT NULL,
	"ui_schema" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "form_definition_tenant_id_key_version_pk" PRIMARY KEY("tenant_id","key","version")
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"apply_no" text NOT NULL,
	"guide_id" uuid NOT NULL,
	"policy_item_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"project_name" text NOT NULL,
	"form_data" jsonb,
	"account_name" text,
	"bank_name" text,
	"bank_account_masked" text,
	"apply_amount_wan" numeric(14, 4),
	"approved_amount_wan" numeric(14, 4),
	"paid_amount_wan" numeric(14, 4),
	"status" text NOT NULL,
	"current_node" text,
	"process_instance_id" uuid,
	"submit_time" timestamp(3) with time zone,
	"accept_time" timestamp(3) with time zone,
	"due_date" date,
	"paused_days" integer NOT NULL,
	"declaration_signed_at" timestamp(3) with time zone,
	"batch_no" text,
	"bank_account_cipher" text
);
--> statement-breakpoint
CREATE TABLE "apply_number" (
	"tenant_id" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "apply_number_tenant_id_year_pk" PRIMARY KEY("tenant_id","year")
);
--> statement-breakpoint
CREATE TABLE "wf_command" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"key" text,
	"name" text NOT NULL,
	"instance_id" uuid,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wf_command_key" UNIQUE("tenant_id","actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "wf_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"instance_id" uuid NOT NULL,
	"task_id" uuid,
	"user_id" text NOT NULL,
	"action" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wf_deployment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"version" integer NOT NULL,
	"xml" text NOT NULL,
	"sha256" text NOT NULL,
	"deployed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wf_deployment_version" UNIQUE("tenant_id","key","version")
);
--> statement-breakpoint
CREATE TABLE "wf_execution" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"instance_id" uuid NOT NULL,
	"parent_id" uuid,
	"node_id" text NOT NULL,
	"kind" text NOT NULL,
	"joining" boolean NOT NULL,
	"arrived_by" text,
	"history_id" uuid,
	"variables" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wf_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"instance_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"node_name" text NOT NULL,
	"node_type" text NOT NULL,
	"task_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "wf_instance" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"deployment_id" uuid NOT NULL,
	"process_key" text NOT NULL,
	"root_id" uuid NOT NULL,
	"parent_id" uuid,
	"super_execution_id" uuid,
	"business_key" text,
	"serial_number" text,
	"title" text NOT NULL,
	"starter_id" text NOT NULL,
	"starter_dept_id" text,
	"status" text NOT NULL,
	"variables" jsonb NOT NULL,
	"rev" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "wf_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"instance_id" uuid NOT NULL,
	"execution_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"retries" integer DEFAULT 3 NOT NULL,
	"locked_until" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "wf_task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"instance_id" uuid NOT NULL,
	"execution_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"form_key" text,
	"status" text NOT NULL,
	"assignee_id" text,
	"due_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"caused_by" uuid,
	"rev" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wf_task_candidate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" text,
	"role_id" text,
	"department_id" text
);
--> statement-breakpoint
ALTER TABLE "wf_comment" ADD CONSTRAINT "wf_comment_instance_id_wf_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."wf_instance"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wf_execution" ADD CONSTRAINT "wf_execution_instance_id_wf_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."wf_instance"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wf_history" ADD CONSTRAINT "wf_history_instance_id_wf_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."wf_instance"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wf_instance" ADD CONSTRAINT "wf_instance_deployment_id_wf_deployment_id_fk" FOREIGN KEY ("deployment_id") REFERENCES "public"."wf_deployment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wf_job" ADD CONSTRAINT "wf_job_instance_id_wf_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."wf_instance"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wf_task" ADD CONSTRAINT "wf_task_instance_id_wf_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."wf_instance"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wf_task_candidate" ADD CONSTRAINT "wf_task_candidate_task_id_wf_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."wf_task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_comment_order" ON "application_comment" USING btree ("tenant_id","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "application_comment_project_id" ON "application_comment" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "application_file_order" ON "application_file" USING btree ("tenant_id","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "application_file_application_id" ON "application_file" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE INDEX "application_file_material_id" ON "application_file" USING btree ("tenant_id","material_id");--> statement-breakpoint
CREATE INDEX "application_transition_order" ON "application_transition" USING btree ("tenant_id","is_deleted","at","id");--> statement-breakpoint
CREATE INDEX "application_transition_application_id" ON "application_transition" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE INDEX "attachment_order" ON "attachment" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "client_client_id_unique" ON "client" USING btree ("tenant_id","client_id") WHERE "client"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "client_order" ON "client" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_scope_order" ON "data_scope" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_scope_menu_id" ON "data_scope" USING btree ("tenant_id","menu_id");--> statement-breakpoint
CREATE INDEX "department_order" ON "department" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "department_parent_id" ON "department" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE INDEX "detailed_rule_section_order" ON "detailed_rule_section" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "detailed_rule_section_detailed_id" ON "detailed_rule_section" USING btree ("tenant_id","detailed_id");--> statement-breakpoint
CREATE INDEX "detailed_rule_order" ON "detailed_rule" USING btree ("tenant_id","is_deleted","publish_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "detailed_rule_policy_id" ON "detailed_rule" USING btree ("tenant_id","policy_id");--> statement-breakpoint
CREATE INDEX "detailed_rule_agency_id" ON "detailed_rule" USING btree ("tenant_id","agency_id");--> statement-breakpoint
CREATE INDEX "industry_order" ON "industry" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "item_guide_material_order" ON "item_guide_material" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "item_guide_material_guide_id" ON "item_guide_material" USING btree ("tenant_id","guide_id");--> statement-breakpoint
CREATE INDEX "item_guide_section_order" ON "item_guide_section" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "item_guide_section_guide_id" ON "item_guide_section" USING btree ("tenant_id","guide_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_guide_item_code_unique" ON "item_guide" USING btree ("tenant_id","item_code") WHERE "item_guide"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "item_guide_order" ON "item_guide" USING btree ("tenant_id","is_deleted","apply_end","id");--> statement-breakpoint
CREATE INDEX "item_guide_policy_item_id" ON "item_guide" USING btree ("tenant_id","policy_item_id");--> statement-breakpoint
CREATE INDEX "item_guide_policy_id" ON "item_guide" USING btree ("tenant_id","policy_id");--> statement-breakpoint
CREATE INDEX "item_guide_detailed_id" ON "item_guide" USING btree ("tenant_id","detailed_id");--> statement-breakpoint
CREATE INDEX "item_guide_agency_id" ON "item_guide" USING btree ("tenant_id","agency_id");--> statement-breakpoint
CREATE INDEX "link_target" ON "link" USING btree ("field","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_code_unique" ON "menu" USING btree ("tenant_id","code") WHERE "menu"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "menu_order" ON "menu" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "menu_parent_id" ON "menu" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "param_param_key_unique" ON "param" USING btree ("tenant_id","param_key") WHERE "param"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "param_order" ON "param" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_application_id" ON "payment" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE INDEX "policy_clause_order" ON "policy_clause" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "policy_clause_policy_id" ON "policy_clause" USING btree ("tenant_id","policy_id");--> statement-breakpoint
CREATE INDEX "policy_item_order" ON "policy_item" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "policy_item_detailed_id" ON "policy_item" USING btree ("tenant_id","detailed_id");--> statement-breakpoint
CREATE INDEX "policy_item_policy_id" ON "policy_item" USING btree ("tenant_id","policy_id");--> statement-breakpoint
CREATE INDEX "policy_order" ON "policy" USING btree ("tenant_id","is_deleted","is_top" DESC NULLS FIRST,"publish_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "policy_agency_id" ON "policy" USING btree ("tenant_id","agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_user_uid_unique" ON "portal_user" USING btree ("tenant_id","uid") WHERE "portal_user"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "portal_user_order" ON "portal_user" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "portal_user_uid" ON "portal_user" USING btree ("tenant_id","uid");--> statement-breakpoint
CREATE INDEX "position_order" ON "position" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "publicity_entry_order" ON "publicity_entry" USING btree ("tenant_id","is_deleted","seq","id");--> statement-breakpoint
CREATE INDEX "publicity_entry_list_id" ON "publicity_entry" USING btree ("tenant_id","list_id");--> statement-breakpoint
CREATE INDEX "publicity_list_order" ON "publicity_list" USING btree ("tenant_id","is_deleted","publicity_start" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "publicity_list_guide_id" ON "publicity_list" USING btree ("tenant_id","guide_id");--> statement-breakpoint
CREATE INDEX "publicity_list_policy_id" ON "publicity_list" USING btree ("tenant_id","policy_id");--> statement-breakpoint
CREATE INDEX "publicity_list_agency_id" ON "publicity_list" USING btree ("tenant_id","agency_id");--> statement-breakpoint
CREATE INDEX "role_order" ON "role" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "role_parent_id" ON "role" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE INDEX "tag_order" ON "tag" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_tenant_no_unique" ON "tenant" USING btree ("tenant_id","tenant_no") WHERE "tenant"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "tenant_order" ON "tenant" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "error_log_order" ON "error_log" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_unique" ON "user" USING btree ("tenant_id","account") WHERE "user"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "user_order" ON "user" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "application_apply_no_unique" ON "application" USING btree ("tenant_id","apply_no") WHERE "application"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "application_order" ON "application" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_guide_id" ON "application" USING btree ("tenant_id","guide_id");--> statement-breakpoint
CREATE INDEX "application_agency_id" ON "application" USING btree ("tenant_id","agency_id");--> statement-breakpoint
CREATE INDEX "application_user_id" ON "application" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "wf_command_instance" ON "wf_command" USING btree ("instance_id");--> statement-breakpoint
CREATE INDEX "wf_comment_instance" ON "wf_comment" USING btree ("instance_id","id");--> statement-breakpoint
CREATE INDEX "wf_execution_instance" ON "wf_execution" USING btree ("instance_id");--> statement-breakpoint
CREATE INDEX "wf_history_instance" ON "wf_history" USING btree ("instance_id","id");--> statement-breakpoint
CREATE INDEX "wf_instance_root" ON "wf_instance" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "wf_instance_business" ON "wf_instance" USING btree ("tenant_id","business_key");--> statement-breakpoint
CREATE INDEX "wf_instance_starter" ON "wf_instance" USING btree ("tenant_id","starter_id","started_at");--> statement-breakpoint
CREATE INDEX "wf_job_instance" ON "wf_job" USING btree ("instance_id");--> statement-breakpoint
CREATE INDEX "wf_job_due" ON "wf_job" USING btree ("due_at") WHERE "wf_job"."retries" > 0;--> statement-breakpoint
CREATE INDEX "wf_task_instance" ON "wf_task" USING btree ("instance_id");--> statement-breakpoint
CREATE INDEX "wf_task_doing" ON "wf_task" USING btree ("tenant_id","assignee_id","created_at") WHERE "wf_task"."status" = 'doing';--> statement-breakpoint
CREATE INDEX "wf_task_done" ON "wf_task" USING btree ("tenant_id","assignee_id","ended_at") WHERE "wf_task"."status" = 'done';--> statement-breakpoint
CREATE INDEX "wf_task_offered" ON "wf_task" USING btree ("tenant_id","created_at") WHERE "wf_task"."status" = 'candidate';--> statement-breakpoint
CREATE INDEX "wf_task_candidate_task" ON "wf_task_candidate" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "wf_task_candidate_role" ON "wf_task_candidate" USING btree ("role_id","department_id");--> statement-breakpoint
CREATE INDEX "wf_task_candidate_user" ON "wf_task_candidate" USING btree ("user_id");