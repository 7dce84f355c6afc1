import { getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../components/shell/page-body.tsx';
import { loadRuleReferences, loadRules } from '../../../../features/detailed-rule/load-rules.ts';
import { RuleListView } from '../../../../features/detailed-rule/rule-list-view.tsx';
import { ruleQuery } from '../../../../features/detailed-rule/rule-query.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { columnDescribedBy } from '../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = columnDescribedBy('detailedRule');

/** The list of detailed rules. */
export default async function RuleListPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('detailedRule');
  const query = await readSearchParams(ruleQuery, searchParams);
  const [page, references] = await Promise.all([loadRules(query), loadRuleReferences(query)]);
  return (
    <PageBody crumbs={[{ text: t('title') }]} title={t('title')} lead={t('lead')}>
      <RuleListView query={query} page={page} references={references} />
    </PageBody>
  );
}
