import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { loadRuleReferences, loadRules } from '../../../../features/detailed-rule/load-rules.ts';
import { RuleListView } from '../../../../features/detailed-rule/rule-list-view.tsx';
import { ruleQuery } from '../../../../features/detailed-rule/rule-query.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { existingPage } from '../../../../lib/lists/existing-page.ts';
import { columnDescribedBy } from '../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = columnDescribedBy('detailedRule');

/** The list of detailed rules. */
export default async function RuleListPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('detailedRule');
  const query = await readSearchParams(ruleQuery, searchParams);
  const [page, references] = await Promise.all([existingPage(loadRules(query)), loadRuleReferences(query)]);
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <RuleListView query={query} page={page} references={references} />
    </PageBody>
  );
}
