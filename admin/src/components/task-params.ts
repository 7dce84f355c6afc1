import { z } from 'zod';

const taskParams = z.object({ taskId: z.string().max(64), processInstanceId: z.string().max(64) });

/** What the address of the handling page names; it carries no authority, the server checks every call. */
export type TaskParams = z.output<typeof taskParams>;

/** Names a task in an address: base64url of a JSON object. */
export function encodeParams(params: TaskParams): string {
  const bytes = new TextEncoder().encode(JSON.stringify(params));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads such an address; null for one that is broken. */
export function decodeParams(encoded: string): TaskParams | null {
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return taskParams.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    // Neither base64url nor JSON: whoever typed it gets the friendly page.
    return null;
  }
}

/** Address of the handling page of a task. */
export const taskPath = ({ taskId, processInstanceId }: TaskParams): string =>
  `/workflow/process/detail/${encodeParams({ taskId, processInstanceId })}`;
