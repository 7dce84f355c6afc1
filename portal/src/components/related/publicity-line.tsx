import { LocalLink } from '../navigation/local-link.tsx';
import { Bilingual } from '../content/bilingual.tsx';
import { DateText } from '../content/date-text.tsx';

interface PublicityLineProps {
  list: { id: string; title: string; titleEn: string | null; publicityStart: string };
  linkClass: string;
}

/** A publicity list in one line: its title, which leads to it, and the day it was put up. */
export function PublicityLine({ list, linkClass }: PublicityLineProps) {
  return (
    <>
      <LocalLink href={`/gongshi/gongshiDet?id=${list.id}`} className={linkClass}>
        <Bilingual zh={list.title} en={list.titleEn} />
      </LocalLink>
      <span className="text-sm text-ink-faint">
        <DateText value={list.publicityStart} />
      </span>
    </>
  );
}
