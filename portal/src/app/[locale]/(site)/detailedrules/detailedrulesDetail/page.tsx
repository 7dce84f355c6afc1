import { getLocale, getTranslations } from 'next-intl/server';

import { RowData } from '../../../../../components/content/row-data.tsx';
import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { loadRule, loadRuleRelated } from '../../../../../features/detailed-rule/load-rule.ts';
import { RuleDetailView } from '../../../../../features/detailed-rule/rule-detail-view.tsx';
import { detailedRuleKind } from '../../../../../lib/kinds/detailed-rule.ts';
import { kindFacts } from '../../../../../lib/page-head/kind-facts.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadRule);

/** Title, description and government marks of the rule. */
export const generateMetadata = rowMetadata(load, kindFacts(detailedRuleKind));

/** A detailed rule. */
export default async function RulePage({ searchParams }: RowPageProps) {
  const [row, locale, t] = await Promise.all([load(searchParams), getLocale(), getTranslations()]);
  const { title } = detailedRuleKind.words(row, { locale, t: await getTranslations('kinds') });
  const crumbs = [{ text: t('detailedRule.title'), href: '/detailedrules' }, { text: title }];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <RuleDetailView row={row} related={await loadRuleRelated(row)} now={new Date()} />
        <RowData kind={detailedRuleKind} row={row} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}
