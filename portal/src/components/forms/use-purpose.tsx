import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { askedPurposes, type AskedField } from './asked-purposes.ts';

const isAsked = (field: string): field is AskedField => Object.hasOwn(askedPurposes, field);

/** The line beside a field: what helps to answer, and below it what a value of a person is asked for. Its texts are those of `purposes`. */
export function usePurpose(): (field: string, hint?: ReactNode) => ReactNode {
  const t = useTranslations('purposes');
  return (field, hint) => {
    if (!isAsked(field)) return hint;
    return (
      <>
        {hint ? <span className="block">{hint}</span> : null}
        <span className="block">{t(askedPurposes[field])}</span>
      </>
    );
  };
}
