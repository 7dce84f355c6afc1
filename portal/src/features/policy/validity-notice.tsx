import type { Validity } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { useTranslations } from 'next-intl';

import { DateText } from '../../components/content/date-text.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import type { Tone } from '../../components/feedback/tag.tsx';

interface ValidityNoticeProps {
  validity: Validity;
  expiryDate: string | null | undefined;
  replacedById: string | null | undefined;
}

const tones: Partial<Record<Validity, Tone>> = {
  upcoming: 'info',
  expiring: 'warn',
  expired: 'bad',
  repealed: 'bad',
  revised: 'warn',
};

/** Says on the document itself that it does not hold, not yet, or not for long; nothing while it simply holds. */
export function ValidityNotice({ validity, expiryDate, replacedById }: ValidityNoticeProps) {
  const t = useTranslations('policy.validityNotice');
  const tone = tones[validity];
  if (!tone || validity === 'valid') return null;
  return (
    <div className="mt-5">
      <Notice tone={tone} title={t(`${validity}.title`)}>
        <p>
          {t(`${validity}.text`)}{' '}
          {expiryDate ? t.rich('expiry', { date: () => <DateText value={expiryDate} /> }) : null}
        </p>
        {replacedById ? (
          <LocalLink href={`/policyinfo/policyinfoDetail?id=${replacedById}`} className="link">
            {t('replacement')}
          </LocalLink>
        ) : null}
      </Notice>
    </div>
  );
}
