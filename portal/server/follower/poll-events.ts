import { contentEvents } from '@policy/shared/contract/portal/content-events.ts';
import type { ContentEvents } from '@policy/shared/contract/portal/content-events.ts';
import { portalSecretHeader } from '@policy/shared/contract/portal/portal-secret.ts';
import { z } from 'zod';

const envelope = z.object({ data: contentEvents });
// Longer than the server holds a waiting call.
const patienceMs = 90_000;

/** Asks the server's event log; throws when it does not answer or answers something else. */
export const pollEvents =
  (apiOrigin: string, secret: string) =>
  async (after: number | undefined, signal: AbortSignal): Promise<ContentEvents> => {
    const query = after === undefined ? '?wait=0' : `?after=${after}`;
    const answer = await fetch(`${apiOrigin}/api/policy/events${query}`, {
      headers: { [portalSecretHeader]: secret },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    if (!answer.ok) throw new Error(`The event log answered ${answer.status}`);
    return envelope.parse(await answer.json()).data;
  };
