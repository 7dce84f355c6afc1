import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { loadRule, loadRuleRelated } from '../../../../../features/detailed-rule/load-rule.ts';
import { RuleDetailView } from '../../../../../features/detailed-rule/rule-detail-view.tsx';
import { ruleFacts } from '../../../../../features/detailed-rule/rule-page-facts.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadRule);

/** Title, description and government marks of the rule. */
export const generateMetadata = rowMetadata(load, ruleFacts);

/** A detailed rule. */
export default async function RulePage({ searchParams }: RowPageProps) {
  const [row, t] = await Promise.all([load(searchParams), getTranslations('detailedRule')]);
  const crumbs = [
    { text: t('title'), href: '/detailedrules' },
    { text: row.title, lang: 'zh-CN' },
  ];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <RuleDetailView row={row} related={await loadRuleRelated(row)} now={new Date()} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}
