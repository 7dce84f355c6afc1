import { isStructure } from './form-rule.ts';

/** Names under which a schema or a layout has a text for its reader. */
const spoken = ['title', 'description', 'ui:title', 'ui:description', 'ui:help', 'ui:placeholder'];

/** Every text of a form that its reader sees, once and in the form's order. Rules bring their sentences in both languages. */
export function textsIn({ schema, uiSchema }: { schema: unknown; uiSchema: unknown }): string[] {
  return [...new Set([...spokenIn(schema), ...spokenIn(uiSchema)])];
}

function spokenIn(part: unknown, isNames = false): string[] {
  if (Array.isArray(part)) return part.flatMap((one) => spokenIn(one));
  if (!isStructure(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key.startsWith('x-')) return [];
    // A field may itself be called `title`.
    if (!isNames && spoken.includes(key) && typeof value === 'string') return value.trim() ? [value] : [];
    return spokenIn(value, !isNames && key === 'properties');
  });
}
