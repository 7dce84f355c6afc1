DROP INDEX "application_comment_order";--> statement-breakpoint
DROP INDEX "application_file_order";--> statement-breakpoint
DROP INDEX "application_transition_order";--> statement-breakpoint
DROP INDEX "department_order";--> statement-breakpoint
DROP INDEX "detailed_rule_section_order";--> statement-breakpoint
DROP INDEX "industry_order";--> statement-breakpoint
DROP INDEX "item_guide_material_order";--> statement-breakpoint
DROP INDEX "item_guide_section_order";--> statement-breakpoint
DROP INDEX "item_guide_order";--> statement-breakpoint
DROP INDEX "menu_order";--> statement-breakpoint
DROP INDEX "policy_clause_order";--> statement-breakpoint
DROP INDEX "policy_item_order";--> statement-breakpoint
DROP INDEX "position_order";--> statement-breakpoint
DROP INDEX "publicity_entry_order";--> statement-breakpoint
DROP INDEX "role_order";--> statement-breakpoint
DROP INDEX "tag_order";--> statement-breakpoint
CREATE INDEX "application_comment_order" ON "application_comment" USING btree ("tenant_id","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "application_file_order" ON "application_file" USING btree ("tenant_id","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "application_transition_order" ON "application_transition" USING btree ("tenant_id","is_deleted","at","id");--> statement-breakpoint
CREATE INDEX "department_order" ON "department" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "detailed_rule_section_order" ON "detailed_rule_section" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "industry_order" ON "industry" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "item_guide_material_order" ON "item_guide_material" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "item_guide_section_order" ON "item_guide_section" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "item_guide_order" ON "item_guide" USING btree ("tenant_id","is_deleted","apply_end","id");--> statement-breakpoint
CREATE INDEX "menu_order" ON "menu" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "policy_clause_order" ON "policy_clause" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "policy_item_order" ON "policy_item" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "position_order" ON "position" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "publicity_entry_order" ON "publicity_entry" USING btree ("tenant_id","is_deleted","seq","id");--> statement-breakpoint
CREATE INDEX "role_order" ON "role" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "tag_order" ON "tag" USING btree ("tenant_id","is_deleted","sort","id");