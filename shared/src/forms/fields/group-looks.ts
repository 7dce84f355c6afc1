import { isStructure } from '../form-rule.ts';

/** How a group shows its fields beyond one under the other: each behind a tab of its own, or folded together. */
const groupLooks = ['tabs', 'collapse'] as const;
type GroupLook = (typeof groupLooks)[number];

/** What a layout says of its group's look; whether it is one is asked besides. */
export function lookSaid(layout: unknown): unknown {
  const options = isStructure(layout) ? layout['ui:options'] : undefined;
  return isStructure(options) ? options.look : undefined;
}

export const isLook = (look: unknown): look is GroupLook => groupLooks.some((one) => one === look);

/** The look of a group; null for one whose fields stand in sight. */
export function lookOf(layout: unknown): GroupLook | null {
  const look = lookSaid(layout);
  return isLook(look) ? look : null;
}

/** Whether anything is told to be wrong in a field or in what lies in it, by the errors that the renderers' library keeps of it. */
export const hasWrong = (errors: unknown): boolean =>
  isStructure(errors) &&
  Object.entries(errors).some(([name, inner]) =>
    name === '__errors' ? Array.isArray(inner) && inner.length > 0 : hasWrong(inner),
  );

/** Whether something in a group must be answered. */
export function isAsked(schema: unknown): boolean {
  if (!isStructure(schema)) return false;
  const { required, properties } = schema;
  if (Array.isArray(required) && required.length > 0) return true;
  return isStructure(properties) && Object.values(properties).some(isAsked);
}

/** The layout of a group behind a tab, which says its title, by what the renderers' library tells it; null for other fields, which say their own. */
export function layoutBehindTab(told: unknown): Record<string, unknown> | null {
  const { schema, uiSchema }: Readonly<Record<string, unknown>> = isStructure(told) ? told : {};
  if (!isStructure(schema) || schema.type !== 'object') return null;
  const layout = isStructure(uiSchema) ? uiSchema : {};
  const options = isStructure(layout['ui:options']) ? layout['ui:options'] : {};
  return { ...layout, 'ui:options': { ...options, label: false } };
}
