import { personalNumbersIn } from '@policy/shared/contract/content/masked-numbers.ts';
import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import type { Warning } from '@policy/shared/contract/content/warning.ts';
import { attachedFiles } from '@policy/shared/contract/kit/shapes.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';
import { and, eq, isNotNull } from 'drizzle-orm';

import { throughOf } from '../../../kit/revisions/groups.ts';
import { readRevised } from '../../../kit/revisions/read-revised.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Revised } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { fieldsOf, nameIn } from '../../../kit/table/fields.ts';
import { columnNamed, tableOf } from '../../../kit/table/table.ts';
import { plainText } from '../texts/plain-text.ts';
import { brokenLinks, missingFiles } from './leads-nowhere.ts';
import { linksIn, wordsIn } from './spoken.ts';

/** More rows below one than anybody reads through. */
const mostRows = 2000;
/** The dictionary of a tenant's own in which words stand that should not be public. */
const wordsCode = 'content_sensitive_word';

interface Looked {
  entity: Entity;
  row: FieldValues & { id: string };
}

/** What stands in one field: what it says, and where it leads. */
interface Part {
  field: string;
  said: string;
  links: readonly string[];
  files: readonly { attachId?: string | null | undefined; name: string }[];
}

/** What an editor should look at in a row and in those below it, as they will be public. */
export async function warningsOf(revised: Revised, context: Context, id: string): Promise<Warning[]> {
  const read = (inside: Context) => looked(revised, inside, id);
  const rows = await readRevised(revised.root, context, { id, read });
  const words = await sensitiveWords(context);
  const parts = rows.flatMap(({ entity, row }) =>
    partsOf(entity, row).map((part) => ({ ...part, entity, row })),
  );
  const broken = await brokenLinks(
    context,
    parts.flatMap(({ links }) => links),
  );
  const missing = await missingFiles(
    context,
    parts.flatMap(({ files }) => files.flatMap(({ attachId }) => attachId ?? [])),
  );
  const inParts = parts.flatMap(({ entity, row, field, said, links, files }) => {
    const tell = (kind: Warning['kind']) => (what: string) => ({
      ...of(context, entity, row),
      kind,
      field,
      said: what,
    });
    return [
      ...links.filter((link) => broken.has(link)).map(tell('link')),
      ...files
        .flatMap(({ attachId, name }) => (attachId && missing.has(attachId) ? [name] : []))
        .map(tell('file')),
      ...wordsIn(said, words).map(tell('word')),
      ...personalNumbersIn(said).map(tell('number')),
    ];
  });
  return [...inParts, ...rows.flatMap((one) => unsaid(context, one))];
}

const of = (context: Context, entity: Entity, row: Looked['row']) => ({
  ...{ entity: entity.name, rowId: row.id, name: nameIn(context, entity, row) },
});

async function looked({ root, below }: Revised, context: Context, id: string): Promise<Looked[]> {
  const row = await repositoryOf(root, context).get(id);
  const rows: Looked[] = [{ entity: root, row: { ...row } }];
  for (const entity of below) {
    const isOwn = eq(columnNamed(entity, throughOf(entity)), row.id);
    const found = await repositoryOf(entity, context).all(isOwn, mostRows);
    rows.push(...found.map((one) => ({ entity, row: { ...one } })));
  }
  return rows;
}

async function sensitiveWords(context: Context): Promise<string[]> {
  const { code, parentId, isSealed } = tableOf(businessDictionary);
  const isWord = and(eq(code, wordsCode), isNotNull(parentId), eq(isSealed, 0));
  const rows = await repositoryOf(businessDictionary, context).all(isWord);
  return rows.map(({ dictValue }) => dictValue);
}

const isLink = (key: string) => key.endsWith('Url');

function partsOf(entity: Entity, row: FieldValues): Part[] {
  return fieldsOf(entity).flatMap(({ key, kind, readOnly }): Part[] => {
    const value = row[key];
    if (readOnly || value === null || value === undefined) return [];
    return kind === 'json' ? [structureIn(key, value)] : textIn(key, kind, value);
  });
}

const structureIn = (field: string, value: unknown): Part => ({
  ...{ field, said: JSON.stringify(value), links: [] },
  files: attachedFiles.safeParse(value).data ?? [],
});

function textIn(field: string, kind: FieldKind, value: unknown): Part[] {
  if (typeof value !== 'string') return [];
  if (kind === 'richText') return [{ field, said: plainText(value), links: linksIn(value), files: [] }];
  const isText = kind === 'text' || kind === 'longText';
  return isText ? [{ field, said: value, links: isLink(field) ? [value] : [], files: [] }] : [];
}

/** Pictures and films that nothing says in words: they are not published as they are. */
const unsaid = (context: Context, { entity, row }: Looked): Warning[] =>
  fieldsOf(entity).flatMap(({ key, describedBy }) => {
    const shown = row[key];
    if (!describedBy || typeof shown !== 'string' || row[describedBy]) return [];
    return [{ ...of(context, entity, row), kind: 'alternative' as const, field: describedBy, said: shown }];
  });
