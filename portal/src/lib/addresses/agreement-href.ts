import type { AgreementKind } from '@policy/shared/contract/people/agreement-kinds.ts';

/** The page of the texts that people agree to. */
export const agreementsPage = '/agreements';

/** The address of an edition's text, without a language. */
export const agreementHref = ({ kind, edition }: { kind: AgreementKind; edition?: number }): string =>
  `${agreementsPage}?kind=${kind}${edition === undefined ? '' : `&edition=${edition}`}`;
