import { useTranslations } from 'next-intl';

import { siteHref } from '../../base-path.ts';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { ContentPicture } from '../../components/related/content-picture.tsx';
import type { InterpretationDetail } from './interpretation-rows.ts';

/** What to remember, before anything else. */
export function KeyPoints({ points }: { points: readonly string[] }) {
  const t = useTranslations('interpretation');
  if (points.length === 0) return null;
  return (
    <section className="rounded-lg border border-jade-200 bg-jade-50 p-5">
      <h2 className="text-lg text-jade-700">{t('keyPoints')}</h2>
      <ul lang="zh-CN" className="mt-2 list-disc space-y-1 ps-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** The picture, and everything that it says as a text below it: so the picture itself need not be read out. */
export function PictureInWords({ row }: { row: InterpretationDetail }) {
  const t = useTranslations('interpretation');
  if (!row.imageUrl) return null;
  return (
    <section className="mt-10">
      <SectionHeading>{t('picture')}</SectionHeading>
      <ContentPicture
        src={row.imageUrl}
        alt={row.title}
        width={800}
        height={400}
        className="h-auto w-full rounded-lg border border-line bg-white"
      />
      {row.imageAlt ? (
        <details className="mt-2">
          <summary className="min-h-8 cursor-pointer py-1 text-wave-600">{t('pictureInWords')}</summary>
          <p lang="zh-CN" className="whitespace-pre-line">
            {row.imageAlt}
          </p>
        </details>
      ) : null}
    </section>
  );
}

/** The film, and everything that is said and shown in it. */
export function VideoWithTranscript({ row }: { row: InterpretationDetail }) {
  const t = useTranslations('interpretation');
  if (!row.videoUrl) return null;
  return (
    <section className="mt-10">
      <SectionHeading>{t('video')}</SectionHeading>
      {/* Everything that is said and shown stands below as a text. */}
      <video controls preload="none" src={siteHref(row.videoUrl)} className="w-full rounded-lg bg-mist-200" />
      {row.transcript ? (
        <details className="mt-2">
          <summary className="min-h-8 cursor-pointer py-1 text-wave-600">{t('transcript')}</summary>
          <p lang="zh-CN" className="whitespace-pre-line">
            {row.transcript}
          </p>
        </details>
      ) : null}
    </section>
  );
}

/** Questions and answers; not once more where the text has every one of them. */
export function Answers({ row }: { row: InterpretationDetail }) {
  const t = useTranslations('interpretation');
  const answers = row.qa ?? [];
  if (answers.every(({ q }) => row.body.includes(q))) return null;
  return (
    <section className="mt-10">
      <SectionHeading>{t('qa')}</SectionHeading>
      <dl lang="zh-CN" className="border-t border-line">
        {answers.map(({ q, a }) => (
          <div key={q} className="border-b border-line py-3">
            <dt className="font-semibold">{q}</dt>
            <dd className="mt-1 whitespace-pre-line text-ink-soft">{a}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
