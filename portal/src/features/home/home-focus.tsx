import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { ContentLink } from '../../components/related/content-link.tsx';
import { ContentPicture } from '../../components/related/content-picture.tsx';
import { policyHref } from '../../lib/addresses/content-hrefs.ts';
import type { FocusRow, HomeFocus as Focus } from './home-rows.ts';

/** The measure in which editors draw the pictures. */
const picture = { width: 1200, height: 500 };

/** What the front page points to: pictures that stand beside each other and move for nobody, and lines below them. */
export function HomeFocus({ focus: { top, list } }: { focus: Focus }) {
  const t = useTranslations('home');
  if (top.length + list.length === 0) return null;
  return (
    <section aria-labelledby="focus">
      <SectionHeading id="focus">{t('focus')}</SectionHeading>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {top.map((row) => (
          <li key={row.id} className="relative overflow-hidden rounded-lg border border-line bg-paper">
            {row.imageUrl ? (
              <ContentPicture
                src={row.imageUrl}
                alt={row.imageAlt}
                altEn={row.imageAltEn}
                {...picture}
                className="h-auto w-full"
              />
            ) : null}
            <p className="p-4 text-lg leading-snug font-medium">
              <FocusLink row={row} className="title-link after:absolute after:inset-0" />
            </p>
          </li>
        ))}
      </ul>
      {list.length > 0 ? (
        <ul className="mt-4 border-t border-line">
          {list.map((row) => (
            <li key={row.id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
              <FocusLink row={row} className="title-link font-medium" />
              {row.publishDate ? (
                <span className="text-sm text-ink-faint">
                  <DateText value={row.publishDate} />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Its own link, else the policy that it is about; only its title where it has neither. */
function FocusLink({ row, className }: { row: FocusRow; className: string }) {
  const title = <Bilingual zh={row.title} en={row.titleEn ?? null} />;
  const href = row.linkUrl ?? (row.policyId ? policyHref(row.policyId) : null);
  if (!href) return title;
  return (
    <ContentLink href={href} className={className}>
      {title}
    </ContentLink>
  );
}
