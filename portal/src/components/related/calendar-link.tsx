import { useLocale, useTranslations } from 'next-intl';

import { siteHref } from '../../base-path.ts';
import type { CalendarFile } from '../../lib/addresses/file-hrefs.ts';
import { calendarHref } from '../../lib/addresses/file-hrefs.ts';
import { Icon } from '../icons/icon.tsx';

interface CalendarLinkProps {
  file: CalendarFile;
  /** Whose day it is; all days without. */
  id?: string;
  text: 'deadline' | 'nextBatch' | 'publicityEnd' | 'all';
}

/** Puts a day, or all of them, into the reader's own calendar: a file that his calendar program opens. */
export function CalendarLink({ file, id, text }: CalendarLinkProps) {
  const t = useTranslations('related.calendar');
  const locale = useLocale();
  return (
    <a
      href={siteHref(calendarHref(locale, file, id))}
      download={`${file}.ics`}
      className="link inline-flex min-h-9 items-center gap-1.5 text-sm print:hidden elder:min-h-11"
    >
      <Icon name="calendar" />
      {t(text)}
    </a>
  );
}
