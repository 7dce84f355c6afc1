import { isStructure } from '../form-rule.ts';
import { readsOf } from '../rule-logic.ts';
import {
  dependentFields,
  formulaKey,
  hiddenFields,
  isIn,
  shownKey,
  withoutFields,
} from './settled-answers.ts';

type Structure = Readonly<Record<string, unknown>>;

interface Seen {
  /** All that was answered, whoever may see it. */
  answers: Structure;
  /** Names of the fields that the reader sees. */
  seen: readonly string[];
}

/**
 * The schema of a form for a reader who is not told some answers: what depends on those is decided here, since his browser could
 * not, and stays as it is while he looks at it.
 */
export function seenForm<Schema extends Structure>(schema: Schema, { answers, seen }: Seen): Schema {
  const open = dependentFields(schema).filter(({ shown, formula }) =>
    [...readsOf(shown), ...readsOf(formula)].some(({ name }) => {
      const [step = ''] = name.split('.');
      return step !== 'row' && !seen.includes(step);
    }),
  );
  if (open.length === 0) return schema;
  const hidden = hiddenFields(schema, answers).filter((path) =>
    isIn(
      path,
      open.map((one) => one.path),
    ),
  );
  const decided = open.reduce<Schema>((held, { path }) => decidedAt(held, path), schema);
  return withoutFields(decided, hidden);
}

/** A schema whose field says no more what it depends on. */
function decidedAt<Part extends Structure>(part: Part, [name, ...rest]: readonly string[]): Part {
  // No logic at all: the same as none.
  if (name === undefined) return { ...part, [shownKey]: undefined, [formulaKey]: undefined };
  if (name === '*') return isStructure(part.items) ? { ...part, items: decidedAt(part.items, rest) } : part;
  const properties = isStructure(part.properties) ? part.properties : {};
  const inner = properties[name];
  return isStructure(inner)
    ? { ...part, properties: { ...properties, [name]: decidedAt(inner, rest) } }
    : part;
}
