import { noteBindingEnd, takeBinding } from '@policy/shared/auth/session/binding.ts';
import { secondStepOf } from '@policy/shared/auth/credentials/second-step.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import * as z from 'zod/mini';

import { localHref } from '../../i18n/local-href.ts';
import { http, session } from '../../lib/browser/api-session.ts';

import type { ProviderReturn } from './login-query.ts';

/** Under what the ticket of somebody who may register is kept in this tab. */
const ticketKey = 'signOnTicket';

const said = z.string().check(z.minLength(1));
const ticketAnswer = z.object({
  ...{ ticket: said, name: z.string(), userType: z.string(), level: z.number() },
  vouched: z.record(z.string(), z.nullable(z.string())),
});
const sessionAnswer = z.object({ redirect: said });

/** Where the reader goes from here: to his page, to registering, or nowhere with a sentence. */
type End = { goTo: string } | { refusal: string } | { secondStep: string };

interface CameBack {
  tenantId: string;
  back: NonNullable<ProviderReturn>;
  /** What he is told whom nobody here knows yet, where he may not register. */
  strangerRefusal: string | null;
}

/** Finishes a sign-on; somebody whom nobody here knows yet keeps his ticket for the page that registers him. */
export async function finishSignOn({ tenantId, back, strangerRefusal }: CameBack): Promise<End> {
  if (takeBinding(back.state)) return { goTo: await finishBinding(back) };
  const { code: loginCode, ...rest } = back;
  let end: End = { goTo: localPath('/') };
  try {
    await session.beginBy(async (headers) => {
      const body = await http.getFlat<unknown>(
        'policy/gdgovesso/logincallback',
        { loginCode, ...rest },
        { anonymous: true, quiet: true, headers: { ...headers, 'Tenant-Id': tenantId } },
      );
      const ticket = ticketAnswer.safeParse(body);
      if (ticket.success) {
        end = strangerRefusal === null ? registering(ticket.data) : { refusal: strangerRefusal };
        return { body, isSession: false };
      }
      end = { goTo: sessionAnswer.parse(body).redirect };
      return { body, isSession: true };
    });
    return end;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const secondStep = secondStepOf(error);
    return secondStep ? { secondStep } : { refusal: error.msg };
  }
}

/** Keeps the ticket for the form for whom the provider vouches: another form would be refused. */
function registering(ticket: z.output<typeof ticketAnswer>): End {
  window.sessionStorage.setItem(ticketKey, JSON.stringify(ticket));
  return { goTo: localPath(`/registerNew?type=${ticket.userType}`) };
}

/** The reader went to tie a login to his account: he goes back to the page that he went from, which says how it ended. */
async function finishBinding({ code: loginCode, ...rest }: CameBack['back']): Promise<string> {
  try {
    const sent = { loginCode, ...rest };
    const { name } = await http.post<{ name: string }>('policy/gdgovesso/bindcallback', sent, {
      quiet: true,
    });
    noteBindingEnd({ isTied: true, text: name });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    noteBindingEnd({ isTied: false, text: error.msg });
  }
  return `${localPath('/user/basic/personal')}#ways`;
}

const localPath = (path: string) => localHref(document.documentElement.lang === 'en' ? 'en' : 'zh', path);
