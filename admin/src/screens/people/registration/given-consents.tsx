import { consent } from '@policy/shared/contract/entities/people/consent.ts';
import type { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { textsOf } from '../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useRegistrationWords } from './use-registration-words.ts';

/** What somebody agreed to when he registered: each text by its name and edition, and when and from where. */
export function GivenConsents({ consents }: Pick<RowOf<typeof registration>, 'consents'>) {
  const t = useRegistrationWords();
  const { locale } = useWorkplace();
  const names = textsOf(consent, locale).choices['kind'] ?? {};
  if (!consents || consents.length === 0) return '—';
  return consents.map(({ code, version, at, address }) => (
    <div key={code}>
      {t('agreed', { name: names[code] ?? code, version })} · {[at, address].filter(Boolean).join(' · ')}
    </div>
  ));
}
