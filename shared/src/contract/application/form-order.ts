/** Names of fields as a form's layout puts them, each once; one that it does not name comes last. A JSON column keeps no order. */
export function inFormOrder(names: readonly string[], uiSchema: unknown): string[] {
  return [...new Set([...orderIn(uiSchema).filter((name) => names.includes(name)), ...names])];
}

// By hand: the page of a form would load a schema library for it.
function orderIn(uiSchema: unknown): readonly string[] {
  if (typeof uiSchema !== 'object' || uiSchema === null || !('ui:order' in uiSchema)) return [];
  const order: unknown = uiSchema['ui:order'];
  return Array.isArray(order) && order.every((name) => typeof name === 'string') ? order : [];
}
