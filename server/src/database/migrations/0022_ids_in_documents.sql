-- The ids that stand in a document. Most have none, which LIKE sees much faster than a pattern.
CREATE FUNCTION "ids_in"(document text) RETURNS uuid[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF document NOT LIKE '%-____-____-____-____________%' THEN
    RETURN '{}';
  END IF;
  RETURN ARRAY(
    SELECT DISTINCT mention[1]::uuid
    FROM regexp_matches(document, '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'gi') AS mention
  );
END
$$;--> statement-breakpoint
CREATE INDEX "application_comment_field_refs_ids" ON "application_comment" USING gin (ids_in(("field_refs")::text)) WHERE ids_in(("application_comment"."field_refs")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "application_file_by_attach_id" ON "application_file" USING btree ("tenant_id","attach_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_scope_scope_value_ids" ON "data_scope" USING gin (ids_in(("scope_value")::text)) WHERE ids_in(("data_scope"."scope_value")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "data_scope_visible_fields_ids" ON "data_scope" USING gin (ids_in(("visible_fields")::text)) WHERE ids_in(("data_scope"."visible_fields")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "detailed_rule_section_content_ids" ON "detailed_rule_section" USING gin (ids_in(("content")::text)) WHERE ids_in(("detailed_rule_section"."content")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "detailed_rule_body_ids" ON "detailed_rule" USING gin (ids_in(("body")::text)) WHERE ids_in(("detailed_rule"."body")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "detailed_rule_attachments_ids" ON "detailed_rule" USING gin (ids_in(("attachments")::text)) WHERE ids_in(("detailed_rule"."attachments")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "item_guide_section_content_ids" ON "item_guide_section" USING gin (ids_in(("content")::text)) WHERE ids_in(("item_guide_section"."content")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "item_guide_conditions_ids" ON "item_guide" USING gin (ids_in(("conditions")::text)) WHERE ids_in(("item_guide"."conditions")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "item_guide_steps_ids" ON "item_guide" USING gin (ids_in(("steps")::text)) WHERE ids_in(("item_guide"."steps")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "item_guide_match_rules_ids" ON "item_guide" USING gin (ids_in(("match_rules")::text)) WHERE ids_in(("item_guide"."match_rules")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "message_template_variables_ids" ON "message_template" USING gin (ids_in(("variables")::text)) WHERE ids_in(("message_template"."variables")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "notice_content_ids" ON "notice" USING gin (ids_in(("content")::text)) WHERE ids_in(("notice"."content")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "policy_clause_content_ids" ON "policy_clause" USING gin (ids_in(("content")::text)) WHERE ids_in(("policy_clause"."content")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "policy_keywords_ids" ON "policy" USING gin (ids_in(("keywords")::text)) WHERE ids_in(("policy"."keywords")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "policy_body_ids" ON "policy" USING gin (ids_in(("body")::text)) WHERE ids_in(("policy"."body")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "policy_attachments_ids" ON "policy" USING gin (ids_in(("attachments")::text)) WHERE ids_in(("policy"."attachments")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "publicity_list_body_ids" ON "publicity_list" USING gin (ids_in(("body")::text)) WHERE ids_in(("publicity_list"."body")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "publicity_list_attachments_ids" ON "publicity_list" USING gin (ids_in(("attachments")::text)) WHERE ids_in(("publicity_list"."attachments")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "report_run_asked_ids" ON "report_run" USING gin (ids_in(("asked")::text)) WHERE ids_in(("report_run"."asked")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "report_dimensions_ids" ON "report" USING gin (ids_in(("dimensions")::text)) WHERE ids_in(("report"."dimensions")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "report_measures_ids" ON "report" USING gin (ids_in(("measures")::text)) WHERE ids_in(("report"."measures")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "report_conditions_ids" ON "report" USING gin (ids_in(("conditions")::text)) WHERE ids_in(("report"."conditions")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "sample_lines_ids" ON "sample" USING gin (ids_in(("lines")::text)) WHERE ids_in(("sample"."lines")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "sample_story_ids" ON "sample" USING gin (ids_in(("story")::text)) WHERE ids_in(("sample"."story")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "user_avatar_ids" ON "user" USING gin (ids_in(("avatar")::text)) WHERE ids_in(("user"."avatar")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "application_form_data_ids" ON "application" USING gin (ids_in(("form_data")::text)) WHERE ids_in(("application"."form_data")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "code_entry_columns_ids" ON "code_entry" USING gin (ids_in(("columns")::text)) WHERE ids_in(("code_entry"."columns")::text) <> '{}';