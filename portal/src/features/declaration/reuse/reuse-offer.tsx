import type { EarlierAnswers } from '@policy/shared/contract/application/calls.ts';
import { useLocale, useTranslations } from 'next-intl';

import { Bilingual } from '../../../components/content/bilingual.tsx';
import { DateText } from '../../../components/content/date-text.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { ReuseButton } from './reuse-button.tsx';

interface ReuseOfferProps {
  id: string;
  earlier: EarlierAnswers;
  path: string;
}

/** Offers the answers of the company's last application: from which one, what they would fill, and what they never touch. */
export function ReuseOffer({ id, earlier, path }: ReuseOfferProps) {
  const t = useTranslations('declaration.reuse');
  const { applyNo, guideTitle, guideTitleEn, submitTime, titles } = earlier;
  return (
    <div className="script-only mt-6 max-w-reading">
      <Notice title={t('title')}>
        <p>
          {t.rich('from', {
            applyNo,
            item: () => <Bilingual zh={guideTitle ?? applyNo} en={guideTitleEn} />,
            date: () => <DateText value={submitTime} />,
          })}
        </p>
        <p>
          {t('what', { count: titles.length })}
          {titles.join(t('between'))}
        </p>
        <p>{t('rule')}</p>
        <ReuseButton
          id={id}
          formHref={localHref(useLocale(), `${path}?step=form`)}
          texts={{ button: t('button'), busy: t('busy') }}
        />
      </Notice>
    </div>
  );
}
