import useSWR from 'swr';

import type { SessionUser } from '@policy/shared/auth/session/session-user.ts';

import { personKey } from '../../kit/page/session-context.tsx';
import { session } from '../site.ts';

/** Who is at work, by name and picture; read anew when he has changed what he says of himself. */
export function usePerson(): { name: string; avatar: string | undefined } {
  const { data } = useSWR<SessionUser | null, Error>(personKey, () => session.reread(), {
    fallbackData: session.user(),
    revalidateOnMount: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const name = [data?.real_name, data?.user_name, data?.account].find(Boolean) ?? '';
  return { name, avatar: data?.avatar };
}
