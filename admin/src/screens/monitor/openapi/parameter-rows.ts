import type { Parameter } from '@policy/shared/contract/api-document.ts';

/** A parameter, and the endings that make further ones of its name: `_like`, `_ge` and so on. */
interface ParameterRow extends Parameter {
  endings: readonly string[];
}

/** One row for each field that a list filters by, instead of one for each comparison: a list has up to 160 parameters. */
export function parameterRows(parameters: readonly Parameter[]): ParameterRow[] {
  const names = new Set(parameters.map(({ name }) => name));
  const rows = new Map<string, ParameterRow & { endings: string[] }>();
  for (const parameter of parameters) {
    const at = parameter.name.lastIndexOf('_');
    const base = parameter.name.slice(0, Math.max(at, 0));
    const row = parameter.in === 'query' && names.has(base) ? rows.get(base) : undefined;
    if (row) row.endings.push(parameter.name.slice(at));
    else rows.set(parameter.name, { ...parameter, endings: [] });
  }
  return [...rows.values()];
}
