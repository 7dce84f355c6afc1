import type { ChangedField } from '@policy/shared/contract/content/public-change.ts';
import { maskedNumbers } from '@policy/shared/contract/content/masked-numbers.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { listed } from '@policy/shared/messages/listed.ts';

import type { changeRecords, FieldChange } from '../../../kit/history/change-history.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { plainText } from '../texts/plain-text.ts';
import type { HistoryRecord } from './public-history.ts';

/** What the public history looks at in a record. */
export type Recorded = Pick<
  typeof changeRecords.$inferSelect,
  'entity' | 'rowId' | 'act' | 'target' | 'at' | 'changes'
>;

interface Reader extends Pick<Context, 'locale'> {
  /** What the reader may be told by name, by its id. */
  names: ReadonlyMap<string, string>;
}

/** A record of a row of the document, or of the document itself, in words of its reader; numbers of people in part. */
export function toldRecord(
  part: Entity,
  { at, rowId, act, target, changes, isRoot }: Recorded & { isRoot: boolean },
  reader: Reader,
): HistoryRecord {
  const status = isRoot ? changes.find(({ field }) => field === 'status') : undefined;
  return {
    ...{ at, entity: part.name, id: rowId, name: maskedNumbers(target ?? '') },
    act: act === 'purged' ? 'removed' : act,
    transition: status && { from: String(status.before), to: String(status.after) },
    changes: changes
      .filter(({ field }) => isToldOf(part, field))
      .map((change) => toldField(part, change, reader)),
  };
}

/** Where a row stands among others is no change of what it says. */
const arranged: readonly string[] = ['sort', 'isTop'];

/** Whether the public is told that a field was changed. */
export function isToldOf({ fields, publicFields, publicThrough }: Entity, field: string): boolean {
  const schema = fields[field];
  const isShown = schema !== undefined && (publicFields ?? []).includes(field);
  return isShown && !metaOf(schema).readOnly && field !== publicThrough && !arranged.includes(field);
}

function toldField(
  part: Entity,
  { field, before, after, marked }: FieldChange,
  reader: Reader,
): ChangedField {
  const schema = part.fields[field];
  const kind = schema && metaOf(schema).kind;
  const [was, is] = [before, after].map((value) =>
    marked || !kind ? undefined : sayings[kind](value, { field, part, reader }),
  );
  if (was === undefined || is === undefined) return { field, before: null, after: null, isMarked: true };
  const masked = { before: was && maskedNumbers(was), after: is && maskedNumbers(is) };
  // Only a number of somebody was corrected: that is told without it.
  if (was !== is && masked.before === masked.after)
    return { field, before: null, after: null, isMarked: true };
  return { field, ...masked };
}

interface Said {
  field: string;
  part: Entity;
  reader: Reader;
}

/** A side of a change as people read it; null for none, undefined for what is only told to have changed. */
type Saying = (value: unknown, said: Said) => string | null | undefined;

const asKept: Saying = (value) =>
  (typeof value !== 'string' && typeof value !== 'number') || value === '' ? null : String(value);

const keysIn = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((key) => typeof key === 'string' || typeof key === 'number')
    .map(String);

const inChoices: Saying = (value, { field, part, reader: { locale } }) => {
  const words = catalogue(locale).keptEntity(part.name).choices[field] ?? {};
  return (
    listed(
      keysIn(value).map((key) => words[key] ?? key),
      locale,
    ) || null
  );
};

const byName: Saying = (value, { reader: { locale, names } }) => {
  const named = keysIn(value).map((id) => names.get(id));
  return named.includes(undefined)
    ? undefined
    : listed(
        named.flatMap((name) => name ?? []),
        locale,
      ) || null;
};

const sayings: Record<FieldKind, Saying> = {
  ...{ text: asKept, longText: asKept, integer: asKept, decimal: asKept, date: asKept, dateTime: asKept },
  richText: (value) => (typeof value === 'string' && value !== '' ? plainText(value) : null),
  flag: (value, { reader }) => {
    const { yes, no } = catalogue(reader.locale).sheet;
    return value === 1 ? yes : value === 0 ? no : null;
  },
  ...{ choice: inChoices, choices: inChoices, numericChoice: inChoices },
  ...{ reference: byName, references: byName },
  json: () => undefined,
};
