import 'server-only';

import { agreementPaths } from '@policy/shared/contract/people/agreement-kinds.ts';
import type { AgreementKind } from '@policy/shared/contract/people/agreement-kinds.ts';
import type { PublishedAgreement } from '@policy/shared/contract/people/agreements.ts';
import { cache } from 'react';

import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';

/** Every text in force. */
export const loadAgreements = cache(async (): Promise<PublishedAgreement[]> => {
  const http = await publicHttp();
  return http.get<PublishedAgreement[]>(agreementPaths.current);
});

/** One edition, the one in force unless its number is named; null where there is none. */
export const loadAgreement = cache(
  async (kind: AgreementKind, edition?: number): Promise<PublishedAgreement | null> => {
    const http = await publicHttp();
    const asked = { kind, ...(edition === undefined ? {} : { edition }) };
    return foundOrNull(http.get<PublishedAgreement>(agreementPaths.text, asked));
  },
);
