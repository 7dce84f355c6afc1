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
  const t = useTranslations('policy.validityNotice');
  const state = validity === 'valid' ? null : validity;
  if (!state && !successor) return null;
  return (
    <div className="mt-5">
      <Notice tone={state ? tones[state] : 'warn'} title={state ? t(`${state}.title`) : t('replacedTitle')}>
        <p>
          {state ? t(`${state}.text`) : t('replacedText')}{' '}
          {state && expiryDate ? t.rich('expiry', { date: () => <DateText value={expiryDate} /> }) : null}
        </p>
        {successor ? <Successor successor={successor} /> : null}
      </Notice>
    </div>
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
