import { useLocale, useTranslations } from 'next-intl';

import { ReadAloud } from '../../components/actions/read-aloud.tsx';
import type { GuideRow } from './guide-rows.ts';

/** The guide in one sentence, as its editor wrote it: who gets how much, until when, what to bring. It can be listened to. */
export function GuideBrief({ row }: { row: Pick<GuideRow, 'brief' | 'briefEn'> }) {
  const t = useTranslations('itemGuide');
  const read = useTranslations('related.readAloud');
  const isEnglish = useLocale() === 'en' && Boolean(row.briefEn);
  const text = isEnglish ? row.briefEn : row.brief;
  if (!text) return null;
  const lang = isEnglish ? 'en' : 'zh-CN';
  return (
    <section aria-labelledby="brief" className="mt-6 rounded-lg border border-jade-200 bg-jade-50 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="brief" className="text-lg text-jade-700">
          {t('brief')}
        </h2>
        <ReadAloud text={text} lang={lang} startLabel={read('start')} stopLabel={read('stop')} />
      </div>
      <p lang={lang} className="mt-1 max-w-reading text-lg">
        {text}
      </p>
    </section>
  );
}
