import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { ContentLink } from '../../components/related/content-link.tsx';
import { ContentPicture } from '../../components/related/content-picture.tsx';
import type { AdvertisementPlace, AdvertisementRow } from './home-rows.ts';

const columns: Record<AdvertisementPlace, string> = {
  banner: 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3',
  side: 'grid gap-5',
  float: 'grid gap-5',
};

interface AdvertisementsProps {
  place: AdvertisementPlace;
  rows: readonly AdvertisementRow[];
}

/** The pictures of a place, each leading to a service. They stand still, cover nothing, and are not there in elder mode. */
export function Advertisements({ place, rows }: AdvertisementsProps) {
  const t = useTranslations('home');
  if (rows.length === 0) return null;
  return (
    <div role="group" aria-label={t('services')} className="elder:hidden print:hidden">
      <ul className={columns[place]}>
        {rows.map((row) => (
          <li
            key={row.id}
            className="relative flex min-h-24 items-center overflow-hidden rounded-lg border border-line bg-paper"
          >
            <ContentPicture
              src={row.imageUrl}
              alt={row.imageAlt}
              altEn={row.imageAltEn}
              width={1200}
              height={400}
              className="h-24 w-2/5 shrink-0 object-cover"
            />
            <p className="p-4 font-medium">
              <AdvertisementTitle row={row} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AdvertisementTitle({ row }: { row: AdvertisementRow }) {
  const title = <Bilingual zh={row.title} en={row.titleEn ?? null} />;
  if (!row.linkUrl) return title;
  return (
    <ContentLink href={row.linkUrl} className="title-link after:absolute after:inset-0">
      {title}
    </ContentLink>
  );
}
