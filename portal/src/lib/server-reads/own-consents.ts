import 'server-only';

import { agreementPaths } from '@policy/shared/contract/people/agreement-kinds.ts';
import type { OwnConsent } from '@policy/shared/contract/people/agreements.ts';
import type { Http } from '@policy/shared/client/http.ts';

/** What a reader has said to each text that people agree to. */
export const loadOwnConsents = (http: Http): Promise<OwnConsent[]> =>
  http.get<OwnConsent[]>(agreementPaths.own);
