import type { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';
import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';

/** A row that says what is to be generated. */
export type Entry = RowOf<typeof codeEntry>;

/** What everything of a generated entity is called. */
export interface Names {
  /** `serviceHotline` in code. */
  entity: string;
  /** `service-hotline` as a file and as the last segment of its path. */
  file: string;
  /** `service_hotline` as the base of its permission codes, and as its table. */
  permissionBase: string;
  /** Its path on the wire. */
  path: string;
  /** Folder of its contract, of its texts and of its module. */
  area: string;
}

/** Words that no entity may be called by, because code could not say them. */
const reserved = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof var void while with yield await async of entities undefined ' +
    'arguments eval'
  ).split(' '),
);

/** `service_hotline` in code. */
export const camelCase = (name: string): string =>
  name.replace(/[-_]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase()).replace(/_+$/, '');

/** `ServiceHotline` or `service_hotline` as words. */
export const wordsOf = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A table's name without the prefix that all tables of its database share. */
function bareTable({ tableName, tablePrefix }: Pick<Entry, 'tableName' | 'tablePrefix'>): string {
  const isPrefixed = tablePrefix && tableName.startsWith(tablePrefix) && tableName !== tablePrefix;
  return (isPrefixed ? tableName.slice(tablePrefix.length) : tableName).replace(/^_+|_+$/g, '');
}

/** The names that an entry leads to; refuses one that code could not say, or that another entity has. */
export function namesOf(entry: Entry): Names {
  const bare = bareTable(entry);
  const entity = camelCase(bare);
  const file = bare.replace(/_+/g, '-');
  const permissionBase = file.replaceAll('-', '_');
  const path = `${entry.serviceName}/${file}`;
  const isSaid = /^[a-z]/.test(entity) && !reserved.has(entity);
  if (!isSaid || isTaken({ entity, permissionBase, path }, entry))
    throw new Refusal('code.name', { name: bare });
  return { entity, file, permissionBase, path, area: entry.packageName };
}

/** What was generated from this entry before is its own, and may be generated again. */
function isTaken(
  { entity, permissionBase, path }: Pick<Names, 'entity' | 'permissionBase' | 'path'>,
  entry: Entry,
): boolean {
  const all: readonly Entity[] = entities;
  if (entry.generateTime) return false;
  return all.some((one) => one.name === entity || one.permissionBase === permissionBase || one.path === path);
}
