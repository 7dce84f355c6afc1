/** How a service task may ask an endpoint. */
export const callMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type CallMethod = (typeof callMethods)[number];

/** Methods whose parameters stand in the address, because a request of theirs has no body. */
export const bodiless: readonly CallMethod[] = ['GET', 'DELETE'];

/** Whom the SMS of a service task is for; `phone` names a number, as a rule by a variable. */
export const smsRecipients = ['initiator', 'applicant', 'phone'] as const;
export type SmsRecipient = (typeof smsRecipients)[number];

/** What a border event waits for that catches only what a service task could not do. */
export const callFailedCode = 'callFailed';

/** Times that a receiver may decode what it is sent before it reads it as a path. */
const mostDecodings = 4;

const controls = /[\p{Cc}\\]/u;

/** A path of plain segments: none that climbs, also with parameters behind it as some servers read them, and no empty ones. */
const isPlainPath = (path: string): boolean =>
  !controls.test(path) &&
  !path.includes('//') &&
  path.split('/').every((segment) => !/^\.{1,2}$/.test((segment.split(';')[0] ?? '').trim()));

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Whether a path stays below the address that it is appended to, however often its receiver decodes it: it is empty or
 * begins with a slash, and has no `..`, `//`, backslash or fragment, encoded or not. What stands behind `?` is no path.
 */
export function staysBelow(path: string): boolean {
  const [first = ''] = path.split('?');
  const isWritten = !/[\s#\\]/u.test(path) && /^(\/|$)/.test(first);
  return isWritten && staysPlain(first);
}

function staysPlain(path: string): boolean {
  let way = path;
  for (let times = 0; times <= mostDecodings; times += 1) {
    const next = isPlainPath(way) ? decoded(way) : null;
    if (next === null || next === way) return next !== null;
    way = next;
  }
  return false;
}

const token = /\.?([\p{L}\p{N}_$-]+)|\[(\d+)\]/uy;

/** The steps of a path into JSON, `$.items[0].id` or `items[0].id`; null for a text that is none. */
export function answerSteps(path: string): readonly string[] | null {
  const steps: string[] = [];
  const text = path.replace(/^\$(?=[.[])/, '');
  let at = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) return null;
    steps.push(found[1] ?? found[2] ?? '');
    at = token.lastIndex;
  }
  return steps.length === 0 ? null : steps;
}

/** What stands at a path in the JSON of an answer; null where nothing does. */
export function answerAt(value: unknown, path: string): unknown {
  let at: unknown = value;
  for (const step of answerSteps(path) ?? []) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return null;
    at = Object.entries(at).find(([name]) => name === step)?.[1];
  }
  return at ?? null;
}
