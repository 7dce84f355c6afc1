import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { guideHref } from '../../lib/addresses/content-hrefs.ts';
import { canApply, titleIn } from './guide-rows.ts';
import type { GuideRow } from './guide-rows.ts';

/** The way on from a guide that is one among others: to apply where one can, and to the guide otherwise. */
export function GuideWay({ row }: { row: GuideRow }) {
  const t = useTranslations('itemGuide');
  const locale = useLocale();
  const title = titleIn(locale, row);
  return canApply(row) ? (
    <ButtonLink
      href={localHref(locale, `/policyitemguide/application?id=${row.id}`)}
      rel="nofollow"
      aria-label={t('applyFor', { title })}
    >
      {t('apply')}
    </ButtonLink>
  ) : (
    <ButtonLink
      look="secondary"
      href={localHref(locale, guideHref(row))}
      aria-label={t('guideOf', { title })}
    >
      {t('guide')}
    </ButtonLink>
  );
}
