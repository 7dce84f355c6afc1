import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../../kit/rows/repository.ts';
import { tableOf } from '../../../../kit/table/table.ts';
import type { Passage } from '../../../../search/snippets/snippet.ts';
import { plainText } from '../../texts/plain-text.ts';
import { agenciesOf } from './agencies.ts';
import { blank, byParent, filePassage, passage } from './source.ts';
import type { Source } from './source.ts';
import { tagNamesOf } from './tag-names.ts';

const [policies, clauses] = [tableOf(policy), tableOf(policyClause)];

/** A clause as the page of its policy shows it, under the anchor that it has there. */
const clausePassage = ({ clauseNo, title, content, sort }: RowOf<typeof policyClause>): Passage => ({
  clauseNo,
  anchor: `c-${String(sort)}`,
  text: [title, plainText(content)].filter(Boolean).join('\n'),
});

/** What the body of a policy says besides its clauses, which most bodies consist of. */
function besides(html: string, clausePassages: readonly Passage[]): Passage[] {
  const said = new Set(clausePassages.flatMap(({ text }) => text.split('\n')));
  const lines = plainText(html).split('\n');
  return passage(lines.filter((line) => !said.has(line)).join('\n'));
}

/** Policies with their clauses. */
export const policySource: Source = {
  ...{ type: 'policy', entity: policy.name },
  async documentsOf(context, ids) {
    const isPublic = and(inArray(policies.id, [...ids]), eq(policies.status, 'published'));
    const rows = await repositoryOf(policy, context).all(isPublic);
    const children = await repositoryOf(policyClause, context).all(
      inArray(
        clauses.policyId,
        rows.map(({ id }) => id),
      ),
    );
    const clausesOf = byParent(children, ({ policyId }) => policyId);
    const agencyOf = await agenciesOf(context, rows);
    const tagNames = await tagNamesOf(context, rows);
    return rows.map((row) => {
      const own = clausesOf.get(row.id) ?? [];
      const parts = own.map(clausePassage);
      return {
        ...{ ...blank, ...agencyOf(row), type: 'policy', id: row.id },
        ...{ title: row.title, titleEn: row.titleEn, summary: row.summary, summaryEn: row.summaryEn },
        ...{
          docNo: row.docNo,
          indexNo: row.indexNo,
          tagIds: row.tagIds ?? [],
          industryIds: row.industryIds ?? [],
        },
        ...{ enterpriseSizes: row.enterpriseSizes ?? [], tags: [...tagNames(row), ...(row.keywords ?? [])] },
        ...{ publishDate: row.publishDate, effectiveDate: row.effectiveDate, expiryDate: row.expiryDate },
        ...{ endedBy: row.endedBy, views: row.viewCount, headings: own.map(({ title }) => title) },
        passages: [
          ...passage(row.summary),
          ...parts,
          ...besides(row.body, parts),
          ...filePassage(row.attachments),
        ],
        url: `${policy.publicPage}?id=${row.id}`,
      };
    });
  },
};
