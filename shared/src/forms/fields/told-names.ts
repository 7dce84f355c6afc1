import { isStructure } from '../form-rule.ts';

type Structure = Readonly<Record<string, unknown>>;

/**
 * The layout of a form with what answers are called that are ids or codes (files, regions), at the fields that hold them: whoever is
 * handed the form reads names without asking for each, those too which he could not ask for.
 */
export function withTold(
  layout: Structure,
  { path, names }: { path: readonly string[]; names: Readonly<Record<string, string>> },
): Record<string, unknown> {
  const [step, ...rest] = path;
  if (step === undefined) {
    const own = isStructure(layout['ui:options']) ? layout['ui:options'] : {};
    return { ...layout, 'ui:options': { ...own, names: { ...namesTold(layout), ...names } } };
  }
  const name = /^\d+$/.test(step) ? 'items' : step;
  const inner = layout[name];
  return { ...layout, [name]: withTold(isStructure(inner) ? inner : {}, { path: rest, names }) };
}

/** What the answers of a field are called, as far as its layout tells. */
export function namesTold(layout: unknown): Readonly<Record<string, string>> {
  const options = isStructure(layout) ? layout['ui:options'] : undefined;
  const names = isStructure(options) ? options.names : undefined;
  return isStructure(names)
    ? Object.fromEntries(
        Object.entries(names).flatMap(([key, name]) => (typeof name === 'string' ? [[key, name]] : [])),
      )
    : {};
}
