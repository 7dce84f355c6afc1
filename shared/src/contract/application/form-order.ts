import * as z from 'zod/mini';

const layout = z.object({ 'ui:order': z.array(z.string()) });

/** Names of fields as a form's layout puts them, each once; one that it does not name comes last. A JSON column keeps no order. */
export function inFormOrder(names: readonly string[], uiSchema: unknown): string[] {
  const order = layout.safeParse(uiSchema).data?.['ui:order'] ?? [];
  return [...new Set([...order.filter((name) => names.includes(name)), ...names])];
}
