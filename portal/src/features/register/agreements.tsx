import type { registerAgreements } from '@policy/shared/contract/people/register.ts';
import { useTranslations } from 'next-intl';

import { Checkbox } from '../../components/forms/choices.tsx';
import { FieldError } from '../../components/forms/field.tsx';

interface AgreementsProps {
  error: string;
  /** What the reader ticked before the form came back; nothing is ticked for him. */
  given: string;
  phone: string;
  agreements: typeof registerAgreements;
}

/** The agreements in the version that counts, each with its text and a box of its own. */
export function Agreements({ error, given, phone, agreements }: AgreementsProps) {
  const t = useTranslations('register');
  const ticked = given.split(',');
  return (
    <fieldset id="consents" tabIndex={-1}>
      <legend className="font-semibold">{t('consents')}</legend>
      <FieldError id="consents" error={error} />
      {agreements.map(({ code, version }) => {
        const key = `${code}@${version}`;
        return (
          <div key={code} className="mt-1">
            <Checkbox
              id={`consent-${code}`}
              name="consents"
              value={key}
              defaultChecked={ticked.includes(key)}
              label={t(`consent.${code}`, { version })}
            />
            <details className="ms-8 text-ink-soft">
              <summary className="cursor-pointer py-1">{t('readText')}</summary>
              <p className="mt-1">{t(`consentText.${code}`, { phone })}</p>
            </details>
          </div>
        );
      })}
    </fieldset>
  );
}
