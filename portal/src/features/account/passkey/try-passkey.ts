import { secondStepOf } from '@policy/shared/auth/credentials/second-step.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { DeviceRefused, passkeyToken } from '@policy/shared/client/passkeys.ts';

import { http, session } from '../../../lib/browser/api-session.ts';

/** What became of an attempt: somebody is signed in, a code is awaited, the server refused it, or the device did. */
type Attempted =
  | 'signedIn'
  | { ticket: string }
  | { refusal: string }
  | { problem: 'unsupported' | 'cancelled' };

/** Signs in with a key of the reader's device. */
export async function tryPasskey(tenantId: string): Promise<Attempted> {
  try {
    await session.beginBy(async (headers) => ({
      body: await passkeyToken(http, { tenantId, headers }),
      isSession: true,
    }));
    return 'signedIn';
  } catch (error) {
    if (error instanceof DeviceRefused)
      return { problem: error.problem === 'unsupported' ? 'unsupported' : 'cancelled' };
    if (!(error instanceof ApiError)) throw error;
    const ticket = secondStepOf(error);
    return ticket ? { ticket } : { refusal: error.msg };
  }
}
