import { ApiError } from '@policy/shared/client/api-error.ts';

import { session } from '../../lib/browser/api-session.ts';
import type { ProviderReturn } from './login-query.ts';

/** Under what the ticket of somebody who may register is kept in this tab. */
const ticketKey = 'signOnTicket';

/** Where the reader goes from here: to his page, to registering (null), or nowhere with a sentence. */
type End = { goTo: string | null } | { refusal: string };

/** Finishes a sign-on; somebody whom nobody here knows yet keeps his ticket for the page that registers him. */
export async function finishSignOn({
  tenantId,
  back: { code, ...back },
}: {
  tenantId: string;
  back: NonNullable<ProviderReturn>;
}): Promise<End> {
  try {
    const end = await session.finishSignOn({ tenantId, loginCode: code, ...back });
    if ('redirect' in end) return { goTo: end.redirect };
    const { ticket, name, userType, level } = end;
    window.sessionStorage.setItem(ticketKey, JSON.stringify({ ticket, name, userType, level }));
    return { goTo: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refusal: error.msg };
  }
}
