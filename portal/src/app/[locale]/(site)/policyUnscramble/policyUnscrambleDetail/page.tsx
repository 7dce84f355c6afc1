import { getLocale, getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { InterpretationDetailView } from '../../../../../features/interpretation/interpretation-detail-view.tsx';
import { interpretationFacts } from '../../../../../features/interpretation/interpretation-page-facts.ts';
import {
  loadInterpretation,
  loadInterpretationRelated,
} from '../../../../../features/interpretation/load-interpretation.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadInterpretation);

/** Title, description and government marks of the interpretation. */
export const generateMetadata = rowMetadata(load, interpretationFacts);

/** What a policy means, in plain words. */
export default async function InterpretationPage({ searchParams }: RowPageProps) {
  const [row, locale, t] = await Promise.all([
    load(searchParams),
    getLocale(),
    getTranslations('interpretation'),
  ]);
  const crumbs = [
    { text: t('title'), href: '/policyUnscramble' },
    { text: interpretationFacts(row, locale).title },
  ];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <InterpretationDetailView row={row} related={await loadInterpretationRelated(row)} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}
