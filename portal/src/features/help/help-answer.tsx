import { useLocale, useTranslations } from 'next-intl';

import { siteHref } from '../../base-path.ts';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { RichText } from '../../components/content/rich-text.tsx';
import type { HelpRow } from './help-rows.ts';

/**
 * A question with its answer, or a guide with its steps, folded until it is asked for; it works without scripts.
 * The anchor stands in what is folded, so that a browser that is led there opens it.
 */
export function HelpAnswer({ row, anchor }: { row: HelpRow; anchor: string | undefined }) {
  const isEnglish = useLocale() === 'en';
  const translated = isEnglish && row.bodyEn ? row.bodyEn : null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium hover:text-wave-600">
        <Bilingual zh={row.title} en={row.titleEn} />
      </summary>
      <div id={anchor} className="scroll-mt-20 pb-4">
        <RichText html={translated ?? row.body} lang={translated ? 'en' : 'zh-CN'} />
        {row.videoUrl ? <Film src={row.videoUrl} transcript={row.transcript} /> : null}
      </div>
    </details>
  );
}

function Film({ src, transcript }: { src: string; transcript: string | null | undefined }) {
  const t = useTranslations('help');
  return (
    <figure className="mt-3">
      {/* Everything that is said and shown stands below as a text. */}
      <video controls preload="none" src={siteHref(src)} className="w-full rounded-lg bg-mist-200" />
      <figcaption className="mt-1 text-sm text-ink-soft">{t('video')}</figcaption>
      {transcript ? (
        <details className="mt-2">
          <summary className="min-h-8 cursor-pointer py-1 text-wave-600">{t('transcript')}</summary>
          <p lang="zh-CN" className="whitespace-pre-line">
            {transcript}
          </p>
        </details>
      ) : null}
    </figure>
  );
}
