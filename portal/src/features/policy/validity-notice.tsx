import type { Validity } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import type { Tone } from '../../components/feedback/tag.tsx';
import { policyHref } from '../../lib/addresses/content-hrefs.ts';
import type { PolicyRelated } from './policy-related.ts';

interface ValidityNoticeProps {
  validity: Validity;
  expiryDate: string | null | undefined;
  /** The document that replaces it, once that is public. */
  successor: PolicyRelated['successor'];
}

const tones: Record<Exclude<Validity, 'valid'>, Tone> = {
  upcoming: 'info',
  expiring: 'warn',
  expired: 'bad',
  repealed: 'bad',
  revised: 'warn',
};

/** Says on the document itself that it does not hold, not yet, or not for long, and leads to what took its place; nothing while it simply holds. */
export function ValidityNotice({ validity, expiryDate, successor }: ValidityNoticeProps) {
  if (validity === 'valid' && !successor) return null;
  return (
    <div className="mt-5">
      {validity === 'valid' ? (
        <Replaced successor={successor} />
      ) : (
        <Ended validity={validity} expiryDate={expiryDate} successor={successor} />
      )}
    </div>
  );
}

/** What is replaced although its dates would let it hold. */
function Replaced({ successor }: Pick<ValidityNoticeProps, 'successor'>) {
  const t = useTranslations('policy.validityNotice');
  return (
    <Notice tone="warn" title={t('replacedTitle')}>
      <p>{t('replacedText')}</p>
      {successor ? <Successor successor={successor} /> : null}
    </Notice>
  );
}

interface EndedProps extends ValidityNoticeProps {
  validity: keyof typeof tones;
}

function Ended({ validity, expiryDate, successor }: EndedProps) {
  const t = useTranslations('policy.validityNotice');
  return (
    <Notice tone={tones[validity]} title={t(`${validity}.title`)}>
      <p>
        {t(`${validity}.text`)}{' '}
        {expiryDate ? t.rich('expiry', { date: () => <DateText value={expiryDate} /> }) : null}
      </p>
      {successor ? <Successor successor={successor} /> : null}
    </Notice>
  );
}

function Successor({
  successor: { id, title, titleEn },
}: {
  successor: NonNullable<PolicyRelated['successor']>;
}) {
  const t = useTranslations('policy.validityNotice');
  return (
    <p className="mt-1">
      {t('replacement')}{' '}
      <LocalLink href={policyHref(id)} className="link font-medium">
        <Bilingual zh={title} en={titleEn} />
      </LocalLink>
    </p>
  );
}
