import type { RowViews } from '@policy/shared/contract/portal/page-views.ts';
import { portalSecretHeader } from '@policy/shared/contract/portal/portal-secret.ts';

const timeoutMs = 10_000;

/** Tells the server how often rows of a tenant were read; throws where it has not taken them. */
export const sendViews =
  (apiOrigin: string, secret: string) =>
  async (tenantId: string, views: readonly RowViews[]): Promise<void> => {
    const answer = await fetch(`${apiOrigin}/api/policy/views`, {
      method: 'POST',
      headers: {
        ...{ [portalSecretHeader]: secret, 'tenant-id': tenantId },
        'content-type': 'application/json',
      },
      body: JSON.stringify({ views }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The views were answered with ${answer.status}`);
  };
