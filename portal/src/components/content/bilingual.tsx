import { useLocale } from 'next-intl';

import { NameIn } from './name-in.tsx';

interface BilingualProps {
  zh: string;
  en?: string | null;
}

/** A name in the reader's language; where only the Chinese exists it is shown and marked as such. */
export function Bilingual({ zh, en }: BilingualProps) {
  return <NameIn locale={useLocale()} zh={zh} en={en} />;
}

/** The same of what may not be there: a dash then. */
export const SaidIn = ({ zh, en }: { zh: string | null; en: string | null }) =>
  zh ? <Bilingual zh={zh} en={en} /> : '—';
