import type { helpArticle } from '@policy/shared/contract/entities/content/help-article.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Agency } from '../../lib/server-reads/reference-data.ts';

/** A question that people ask, or a guide for one of their tasks. */
export type HelpRow = RowOf<typeof helpArticle>;

/** Everything that the help shows. */
export interface HelpContent {
  articles: readonly HelpRow[];
  agencies: readonly Agency[];
}

/** Whom a guide is for. */
const audiences = ['enterprise', 'individual', 'agent', 'everyone'] as const;

/** Guides by whom they are for, in their order; one for several stands with each of them. */
export function guidesByAudience(articles: readonly HelpRow[]) {
  const guides = articles.filter(({ kind }) => kind === 'guide');
  return audiences
    .map((audience) => ({ audience, rows: guides.filter((row) => audiencesOf(row).includes(audience)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** An answer has one anchor, however many groups it stands in. */
export const isAnchoredIn = (group: string, row: HelpRow): boolean =>
  row.kind === 'question' || audiencesOf(row)[0] === group;

const audiencesOf = (row: HelpRow): readonly string[] =>
  row.audiences && row.audiences.length > 0 ? row.audiences : ['everyone'];

/** Questions by what they are about, in the order in which the first of each comes. */
export function questionsByCategory(articles: readonly HelpRow[]) {
  const groups = new Map<HelpRow['category'], HelpRow[]>();
  for (const row of articles)
    if (row.kind === 'question') groups.set(row.category, [...(groups.get(row.category) ?? []), row]);
  return [...groups].map(([category, rows]) => ({ category, rows }));
}
