import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';

import { DateText } from '../content/date-text.tsx';
import { KeyValueList } from '../content/key-value-list.tsx';

type Signed = NonNullable<CaseView['signed']>;

/** What was signed, when and how: the hash of everything that was handed in; a simulated signature says so. */
export function SignedFacts({ signed }: { signed: Signed }) {
  const t = useTranslations('signature');
  const { digest, algorithm, signedAt, service } = signed;
  return (
    <>
      <KeyValueList
        wide
        rows={[
          { term: t('signedAt'), value: <DateText value={signedAt} withTime /> },
          { term: t('service'), value: t(`services.${service}`) },
          {
            term: t('digest', { algorithm }),
            value: <span className="font-mono text-sm break-all">{digest}</span>,
          },
        ]}
      />
      <p className="mt-2 text-sm text-ink-soft">{t('digestHint')}</p>
    </>
  );
}
