import { expect } from '@playwright/test';

import type { Page as Rows } from '../../../shared/src/contract/kit/entity.ts';
import { maskOf } from '../../../shared/src/contract/kit/mask.ts';
import { officers } from '../people.ts';
import { signedIn } from '../sign-in.ts';

const log = 'blade-resource/sms-log';

/** The code of the newest SMS to a phone, once it is another one than before, as an administrator reads it in the outbox. */
export async function codeSentTo(phone: string, before = ''): Promise<string> {
  const { http } = await signedIn('admin', officers.manager);
  // Each is opened once: what is opened again and again is refused for a minute.
  const opened = new Map<string, string>();
  const newest = async () => {
    const { records } = await http.get<Rows<{ id: string; phone: string; state: string }>>(`${log}/list`, {
      ...{ templateCode: 'code', size: 20 },
    });
    const message = records.find((row) => row.phone === maskOf('phone', phone));
    if (message?.state !== 'kept') return before;
    const asked = { id: message.id, reason: '端到端测试' };
    const content =
      opened.get(message.id) ?? (await http.post<{ content: string }>(`${log}/reveal`, asked)).content;
    opened.set(message.id, content);
    return /\d{6}/.exec(content)?.[0] ?? before;
  };
  let code = before;
  // Messages leave in turn, behind those whose receiver cannot be reached.
  await expect.poll(async () => (code = await newest()), { timeout: 90_000 }).not.toBe(before);
  return code;
}
