import type { Parameter } from '@policy/shared/contract/api-document.ts';
import { filterOperators } from '@policy/shared/contract/kit/entity.ts';

/** A parameter, and the endings that make further ones of its name: `_like`, `_ge` and so on. */
interface ParameterRow extends Parameter {
  endings: readonly string[];
}

const comparisons = new Set(filterOperators.map((operator) => `_${operator}`));

/** One row for each field that a list filters by, instead of one for each comparison: a list has up to 160 parameters. */
export function parameterRows(parameters: readonly Parameter[]): ParameterRow[] {
  const rows = new Map<string, ParameterRow & { endings: string[] }>();
  for (const parameter of parameters) {
    const { name, in: place } = parameter;
    const at = Math.max(name.lastIndexOf('_'), 0);
    const [field, ending] = [name.slice(0, at), name.slice(at)];
    const isComparison = place === 'query' && comparisons.has(ending);
    const row = isComparison ? rows.get(keyOf({ in: 'query', name: field })) : undefined;
    if (row) row.endings.push(ending);
    else rows.set(keyOf(parameter), { ...parameter, endings: [] });
  }
  return [...rows.values()];
}

/** A call may have parameters of one name in several places. */
const keyOf = ({ in: place, name }: Pick<Parameter, 'in' | 'name'>) => `${place} ${name}`;
