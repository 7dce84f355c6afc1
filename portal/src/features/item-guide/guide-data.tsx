import { useLocale, useTranslations } from 'next-intl';

import { guideHref } from '../../lib/addresses/content-hrefs.ts';
import { pageUrl } from '../../lib/addresses/page-url.ts';
import { governmentService } from '../../lib/structured-data/content.ts';
import { JsonLd } from '../../lib/structured-data/json-ld.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { canApply, type GuideRow } from './guide-rows.ts';

/** The service and the grant it leads to, in schema.org's words. */
export function GuideData({ row, agencyName }: { row: GuideRow; agencyName: string }) {
  const t = useTranslations('site');
  const locale = useLocale();
  const applyUrl = pageUrl(locale, `/policyitemguide/application?id=${row.id}`);
  const facts = {
    ...row,
    url: pageUrl(locale, guideHref(row)),
    agencyName,
    area: t('area'),
    supportMode: choiceText(locale, 'itemGuide.supportMode', row.supportMode),
    serviceObject: choiceText(locale, 'itemGuide.serviceObject', row.serviceObject),
    phone: row.consultPhone ?? null,
    ...(canApply(row) ? { applyUrl } : {}),
  };
  return <JsonLd data={governmentService(facts)} />;
}
