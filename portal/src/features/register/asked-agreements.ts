import {
  agreementKey,
  askedToRegister,
  isNeededToRegister,
} from '@policy/shared/contract/people/agreement-kinds.ts';
import type { PublishedAgreement } from '@policy/shared/contract/people/agreements.ts';
import type { ApplicantType } from '@policy/shared/contract/people/register.ts';

import { localHref } from '../../i18n/local-href.ts';
import type { Locale } from '../../i18n/routing.ts';
import { agreementHref } from '../../lib/addresses/agreement-href.ts';
import type { AskedAgreement } from './agreements.tsx';

/** What a registration asks about, of the texts in force, in its order. */
export const askedAgreements = (
  inForce: readonly PublishedAgreement[],
  type: ApplicantType,
  locale: Locale,
): AskedAgreement[] =>
  askedToRegister(type).flatMap((kind) => {
    const its = inForce.find((one) => one.kind === kind);
    if (!its) return [];
    const { edition, title, titleEn } = its;
    return [
      {
        ...{ kind, edition, key: agreementKey(its), title: locale === 'en' ? titleEn : title },
        href: localHref(locale, agreementHref({ kind, edition })),
        isNeeded: isNeededToRegister(kind, type),
      },
    ];
  });
