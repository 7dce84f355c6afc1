import type { PublishedAgreement } from '@policy/shared/contract/people/agreements.ts';
import { useLocale, useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { RichText } from '../../components/content/rich-text.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { agreementHref, agreementsPage } from '../../lib/addresses/agreement-href.ts';

/** Every text in force with its edition, and the way to its words. */
export function AgreementsList({ rows }: { rows: readonly PublishedAgreement[] }) {
  const t = useTranslations('agreements');
  if (rows.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <dl className="max-w-reading border-t border-line">
      {rows.map((row) => (
        <div key={row.kind} className="border-b border-line py-4">
          <dt className="text-lg font-bold">
            <LocalLink href={agreementHref({ kind: row.kind })} className="link">
              <Bilingual zh={row.title} en={row.titleEn} />
            </LocalLink>
          </dt>
          <dd className="mt-1 text-ink-soft">
            <EditionLine row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function EditionLine({ row: { edition, publishDate } }: { row: PublishedAgreement }) {
  const t = useTranslations('agreements');
  const facts = [t('edition', { edition }), ...(publishDate ? [t('published', { date: publishDate })] : [])];
  return facts.join(' · ');
}

/** One edition: its words, what is new in it, and the ways to the editions beside it. */
export function AgreementText({ row }: { row: PublishedAgreement }) {
  const t = useTranslations('agreements');
  const isEnglish = useLocale() === 'en';
  const { kind, edition, isCurrent } = row;
  const news = isEnglish ? row.changeNoteEn : row.changeNote;
  const earlier = Array.from({ length: edition - 1 }, (_, at) => edition - 1 - at);
  return (
    <article className="max-w-reading">
      <p className="mb-4 text-ink-soft">
        <EditionLine row={row} />
        {isCurrent ? ` · ${t('current')}` : null}
      </p>
      {isCurrent ? null : (
        <Notice tone="warn">
          {t('former')}{' '}
          <LocalLink href={agreementHref({ kind })} className="link">
            {t('readCurrent')}
          </LocalLink>
        </Notice>
      )}
      {news ? <Notice title={t('whatIsNew')}>{news}</Notice> : null}
      <div className="mt-6">
        {/* Headings of written texts are of the third level everywhere. */}
        <h2 className="sr-only">{t('text')}</h2>
        <RichText html={isEnglish ? row.bodyEn : row.body} />
      </div>
      {earlier.length > 0 ? (
        <nav aria-label={t('earlier')} className="mt-10">
          <h2 className="text-lg">{t('earlier')}</h2>
          <ul className="mt-2 flex flex-wrap gap-4">
            {earlier.map((older) => (
              <li key={older}>
                <LocalLink href={agreementHref({ kind, edition: older })} className="link">
                  {t('edition', { edition: older })}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p className="mt-10">
        <LocalLink href={agreementsPage} className="link">
          {t('all')}
        </LocalLink>
      </p>
    </article>
  );
}
