import type { AgreementKind } from '@policy/shared/contract/people/agreement-kinds.ts';
import { useTranslations } from 'next-intl';

import { Checkbox } from '../../components/forms/choices.tsx';
import { FieldError } from '../../components/forms/field.tsx';

/** A text as the form asks about it: its edition by key, its title in the reader's language, and where it is read. */
export interface AskedAgreement {
  kind: AgreementKind;
  key: string;
  title: string;
  edition: number;
  href: string;
  /** Nobody registers without it. */
  isNeeded: boolean;
}

interface AgreementsProps {
  error: string;
  /** What the reader ticked before the form came back; nothing is ticked for him. */
  given: string;
  agreements: readonly AskedAgreement[];
}

/** The agreements in the editions that count, each with a box of its own and the way to its text, which opens beside the form. */
export function Agreements({ error, given, agreements }: AgreementsProps) {
  const t = useTranslations('register');
  const ticked = given.split(',');
  return (
    <fieldset id="consents" tabIndex={-1}>
      <legend className="font-semibold">{t('consents')}</legend>
      <FieldError id="consents" error={error} />
      {agreements.map(({ kind, key, title, edition, href, isNeeded }) => (
        <div key={kind} className="mt-1">
          <Checkbox
            id={`consent-${kind}`}
            name="consents"
            value={key}
            defaultChecked={ticked.includes(key)}
            label={t(isNeeded ? 'agree' : 'agreeIfLiked', { title, edition })}
          />
          <p className="ms-8">
            <a className="link" href={href} target="_blank" rel="noopener">
              {t('readText')}
              <span className="sr-only"> {title}</span>
            </a>
          </p>
        </div>
      ))}
    </fieldset>
  );
}
