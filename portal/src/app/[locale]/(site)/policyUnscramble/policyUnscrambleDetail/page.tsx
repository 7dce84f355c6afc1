import { getLocale, getTranslations } from 'next-intl/server';

import { RowData } from '../../../../../components/content/row-data.tsx';
import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { InterpretationDetailView } from '../../../../../features/interpretation/interpretation-detail-view.tsx';
import {
  loadInterpretation,
  loadInterpretationRelated,
} from '../../../../../features/interpretation/load-interpretation.ts';
import { interpretationKind } from '../../../../../lib/kinds/interpretation.ts';
import { kindFacts } from '../../../../../lib/page-head/kind-facts.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadInterpretation);

/** Title, description and government marks of the interpretation. */
export const generateMetadata = rowMetadata(load, kindFacts(interpretationKind));

/** What a policy means, in plain words. */
export default async function InterpretationPage({ searchParams }: RowPageProps) {
  const [row, locale, t] = await Promise.all([load(searchParams), getLocale(), getTranslations()]);
  const { title } = interpretationKind.words(row, { locale, t: await getTranslations('kinds') });
  const crumbs = [{ text: t('interpretation.title'), href: '/policyUnscramble' }, { text: title }];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <InterpretationDetailView row={row} related={await loadInterpretationRelated(row)} />
        <RowData kind={interpretationKind} row={row} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}
