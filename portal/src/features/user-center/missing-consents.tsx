import { generalKinds } from '@policy/shared/contract/people/agreement-kinds.ts';
import type { OwnConsent } from '@policy/shared/contract/people/agreements.ts';
import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';

/** Says which of the general texts the reader has to agree to before he can go on; nothing where none is missing. */
export function MissingConsents({ rows }: { rows: readonly OwnConsent[] }) {
  const t = useTranslations('agreements');
  const general: readonly string[] = generalKinds;
  const missing = rows.filter(({ kind, isGiven }) => !isGiven && general.includes(kind));
  if (missing.length === 0) return null;
  return (
    <div className="mb-8">
      <Notice tone="warn" title={t('missing')}>
        <p>{t('missingText')}</p>
        <ul className="list-disc ps-6">
          {missing.map(({ kind, title, titleEn }) => (
            <li key={kind}>
              <Bilingual zh={title} en={titleEn} />
            </li>
          ))}
        </ul>
        <LocalLink href="/user/basic/personal#consents" className="link">
          {t('missingLink')}
        </LocalLink>
      </Notice>
    </div>
  );
}
