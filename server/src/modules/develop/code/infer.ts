import { inferenceWarnings } from '@policy/shared/contract/develop/answers.ts';
import type { InferredEntry, SourceColumn } from '@policy/shared/contract/develop/answers.ts';
import type { GeneratedField, GeneratedKind } from '@policy/shared/contract/develop/generated-field.ts';
import { codeName, isFreeName } from '@policy/shared/contract/develop/names.ts';
import { entities } from '@policy/shared/contract/entities/index.ts';

import { camelCase, wordsOf } from './names.ts';

const longestLine = 500;
const longestText = 4000;
const greatest = 2_000_000_000;
const mostFields = 60;

/** Columns that every row of ours has by itself. */
const system =
  /^(?:create|update)_(?:user|dept|time|by)$|^(?:create|update)d_(?:by|at)$|^(?:is_deleted|tenant_id|version|status)$/;

/** What a type's name begins with, and the kind of field it becomes; the first that fits counts. */
const kinds: readonly [RegExp, GeneratedKind][] = [
  [/^(?:bool|bit|tinyint\(1\))/, 'flag'],
  [/^(?:small|medium|big|tiny)?int|^serial|^year/, 'integer'],
  [/^(?:numeric|decimal|double|real|float|money)/, 'money'],
  [/^(?:timestamp|datetime)/, 'dateTime'],
  [/^date/, 'date'],
  [/^(?:text|longtext|mediumtext|tinytext|json|clob)/, 'longText'],
];

interface Table {
  name: string;
  comment: string | null;
  columns: readonly SourceColumn[];
}

/** The entry that a table suggests; people change what they know better. */
export function inferEntry({ name, comment, columns }: Table): InferredEntry {
  const key = columns.find(({ isKey }) => isKey)?.name ?? null;
  const own = columns.filter((column) => column.name !== key && !system.test(column.name.toLowerCase()));
  const named = own.map((column) => ({ column, name: fieldName(column.name) }));
  const usable = named.filter((one) => codeName.test(one.name) && isFreeName(one.name));
  const kept = usable.filter((one, at) => usable.findIndex((other) => other.name === one.name) === at);
  const fields = kept.slice(0, mostFields).map(({ column, name: field }, at) => fieldOf(column, field, at));
  const warnings = warningsOf(columns, { kept: fields.length, own: own.length });
  return {
    tableName: name.toLowerCase(),
    codeName: labelOf(comment, wordsOf(name)).slice(0, 30),
    codeNameEn:
      wordsOf(name)
        .replace(/^[^A-Za-z]+/, '')
        .slice(0, 50) || 'Entity',
    pkName: key,
    columns: fields,
    warnings,
  };
}

/** What people should look at before they go on. */
function warningsOf(
  columns: readonly SourceColumn[],
  { kept, own }: { kept: number; own: number },
): InferredEntry['warnings'] {
  const isBig = columns.some(
    ({ name, type, isKey }) => /^bigint|^int8/.test(type) && !isKey && !sourceOf(name),
  );
  const found = {
    noPrimaryKey: !columns.some(({ isKey }) => isKey),
    bigInteger: isBig,
    noFields: kept === 0,
    tooManyColumns: kept < own,
  };
  return inferenceWarnings.filter((warning) => found[warning]);
}

const fieldName = (column: string): string => {
  const camel = camelCase(column.toLowerCase().replace(/[^a-z0-9_]/g, ''));
  return /^is[A-Z]/.test(camel) ? camel : camel.slice(0, 40);
};

function fieldOf(column: SourceColumn, name: string, at: number): GeneratedField {
  const source = sourceOf(column.name);
  const kind = source ? 'reference' : kindOf(column);
  const isLine = kind !== 'longText';
  return {
    name,
    kind,
    label: labelOf(column.comment, wordsOf(column.name)).slice(0, 50),
    labelEn: wordsOf(name).slice(0, 50),
    max: maxOf(kind, column),
    isRequired: !column.isNullable && !column.hasDefault,
    list: isLine && at < 6,
    search: isLine && at < 3 && kind !== 'money',
    sort: kind === 'integer' || kind === 'date',
    source,
  };
}

function kindOf({ name, type, length }: SourceColumn): GeneratedKind {
  const lower = type.toLowerCase();
  const isNumber = /int|bit|bool/.test(lower);
  if (/^is_/.test(name) && isNumber) return 'flag';
  const known = kinds.find(([begin]) => begin.test(lower))?.[1];
  if (known) return known;
  return length !== null && length > longestLine ? 'longText' : 'text';
}

function maxOf(kind: GeneratedKind, { length }: SourceColumn): number | null {
  if (kind === 'text') return Math.min(length ?? longestLine, longestLine);
  if (kind === 'longText') return Math.min(length ?? longestText, longestText);
  return kind === 'integer' ? greatest : null;
}

const named = new Map<string, string>([
  ['dept', 'department'],
  ['post', 'position'],
  ...entities.map(({ name }): [string, string] => [name, name]),
]);

/** The entity that a column named `<entity>_id` points to. */
function sourceOf(column: string): string | null {
  const stem = /^(.+)_id$/.exec(column.toLowerCase())?.[1];
  return stem ? (named.get(camelCase(stem)) ?? null) : null;
}

/** A comment up to its first `;`, which other generators put their options behind. */
const labelOf = (comment: string | null, otherwise: string) =>
  (comment ?? '').split(/[;；\n]/)[0]?.trim() || otherwise;
