import useSWR, { useSWRConfig } from 'swr';

import { errorLogBadgeMax } from '@policy/shared/auth/storage/constants.ts';
import type { message, MessageKind } from '@policy/shared/contract/entities/desk/message.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';

/** A message as its owner reads it. */
export type Message = RowOf<typeof message>;
/** The same with the text of the notice that it brings, if it does. */
export type WholeMessage = Message & { html: string | null };
/** How many of each kind wait to be read. */
export type Unread = Record<MessageKind, number>;

const path = 'blade-desk/message';
const lookEveryMs = 60_000;

const isOurs = (key: unknown) => Array.isArray(key) && key[0] === path;

/** How many messages wait to be read; looked at once a minute while the page is in front. */
export function useUnread(): Unread | undefined {
  const { http } = useWorkplace();
  // Nobody asked for this call: a server that is away for a moment is told by the next one that somebody makes.
  const load = () => http.get<Unread>(`${path}/unread`, undefined, { quiet: true });
  const { data } = useSWR<Unread, Error>([path, 'unread'], load, { refreshInterval: lookEveryMs });
  return data;
}

/** The latest messages of a kind, or of all; none while they are being read, and null where they never could be. */
export function useLatest(size: number, kind?: MessageKind): readonly Message[] | null | undefined {
  const { http } = useWorkplace();
  const query = { current: 1, size, ...(kind && { kind }) };
  const load = () => http.get<Page<Message>>(`${path}/list`, query);
  // The frame has shown the refusal.
  const once = { shouldRetryOnError: false };
  const { data, error } = useSWR<Page<Message>, Error>([path, 'latest', kind, size], load, once);
  return data?.records ?? (error ? null : undefined);
}

/** A message with its text; that of a notice is HTML. */
export function useMessage(id: string): WholeMessage | undefined {
  const { http } = useWorkplace();
  const load = () => http.get<WholeMessage>(`${path}/detail`, { id });
  return useSWR<WholeMessage, Error>([path, 'detail', id], load).data;
}

/** What somebody does with his messages; every count and list of them is asked for anew. */
export function useMessageActs() {
  const { http } = useWorkplace();
  const { mutate } = useSWRConfig();
  const post = async (verb: string, body: object) => {
    await http.post(`${path}/${verb}`, body);
    void mutate(isOurs);
  };
  return {
    read: (ids: readonly string[]) => post('read', { ids: ids.join(',') }),
    readAll: (kind?: MessageKind) => post('read-all', kind ? { kind } : {}),
    remove: (ids: readonly string[]) => post('remove', { ids: ids.join(',') }),
  };
}

/** All kinds together, as a badge shows them: nothing for none, and 99 at most. */
export function badgeOf(unread: Unread | undefined): string {
  const total = unread ? unread.mail + unread.message + unread.notice : 0;
  if (total === 0) return '';
  return total > errorLogBadgeMax ? `${String(errorLogBadgeMax)}+` : String(total);
}
