import { searchWord } from '@policy/shared/contract/entities/content/search-word.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { tagsOfRow } from '@policy/shared/contract/portal/content-events.ts';
import type { HotWord } from '@policy/shared/contract/portal/search.ts';
import { and, asc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../../../database/client.ts';
import { defineRules } from '../../../../kit/rules/rules.ts';
import type { WriteRule } from '../../../../kit/rules/rules.ts';
import type { Context } from '../../../../kit/runtime/context.ts';
import { Refusal } from '../../../../kit/runtime/errors.ts';
import { tableOf } from '../../../../kit/table/table.ts';
import { invalidate } from '../../../../kit/transaction/closing-writes.ts';
import { hasWords, thesaurusOf } from '../../../../search/query/thesaurus.ts';
import type { Thesaurus, ThesaurusRow } from '../../../../search/query/thesaurus.ts';

/** What editors have said of words. */
export interface RunWords {
  /** Another one means that something was changed. */
  state: string;
  thesaurus: Thesaurus;
  /** What the portal offers to search for, in its order. */
  offered: readonly HotWord[];
}

type Word = Pick<RowOf<typeof searchWord>, 'kind' | 'word' | 'means' | 'wordEn'>;

const words = tableOf(searchWord);
const ofTenant = ({ tenantId }: Context) => and(eq(words.tenantId, tenantId), eq(words.isDeleted, 0));

/** Refuses what nothing can be found by: a word, or a meaning of one, that is signs alone. */
const refuseSigns: WriteRule<typeof searchWord> = ({ word, means }) => {
  const said = [
    ...(word === undefined ? [] : [{ field: 'word', text: word }]),
    ...(means ?? []).map((text) => ({ field: 'means', text })),
  ];
  const without = said.find(({ text }) => !hasWords(text));
  if (without) throw new Refusal('search.noWords', { text: without.text }, without.field);
};

/** What holds for search words: the pages that offer some are no longer true when one changes. */
export const searchWordRules = defineRules(searchWord, {
  beforeWrite: [refuseSigns],
  afterWrite: [({ id }, { context }) => invalidate(context, tagsOfRow(searchWord.name, id))],
  afterRemove: [
    (rows, context) =>
      invalidate(
        context,
        rows.flatMap(({ id }) => tagsOfRow(searchWord.name, id)),
      ),
  ],
});

const keptOf = oncePer((_: Database) => new Map<string, RunWords>());

/** The words that a tenant's editors run, read again when one of them has changed. */
export async function runWordsOf(context: Context): Promise<RunWords> {
  const kept = keptOf(context.db);
  const state = await stateOf(context);
  const known = kept.get(context.tenantId);
  if (known?.state === state) return known;
  const read = { state, ...(await readWords(context)) };
  kept.set(context.tenantId, read);
  return read;
}

async function stateOf(context: Context): Promise<string> {
  const versions = sql<string>`count(*)::text || ' ' || coalesce(sum(${words.version}), 0)::text`;
  const state = sql<string>`${versions} || ' ' || coalesce(max(${words.updateTime})::text, '')`;
  const [row] = await context.db.select({ state }).from(words).where(ofTenant(context));
  return row?.state ?? '';
}

async function readWords(context: Context): Promise<Omit<RunWords, 'state'>> {
  const { kind, word, means, wordEn } = words;
  const rows: Word[] = await context.db
    .select({ kind, word, means, wordEn })
    .from(words)
    .where(ofTenant(context))
    .orderBy(asc(words.sort), asc(words.id));
  const offered = new Map(
    rows.filter((row) => row.kind === 'hot').map((row) => [row.word, { word: row.word, wordEn: row.wordEn }]),
  );
  return { thesaurus: thesaurusOf(rows.flatMap(thesaurusRow)), offered: [...offered.values()] };
}

const thesaurusRow = ({ kind, word, means }: Word): ThesaurusRow[] =>
  kind === 'hot' ? [] : [{ kind, word, means: means ?? [] }];
