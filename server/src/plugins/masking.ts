const longest = 4000;
const longestText = 200;
const deepest = 4;
const mostItems = 20;
const mask = '***';

const secretKey =
  /pass|pwd|secret|token|captcha|credential|authorization|cipher|signature|accesskey|privatekey|sm4key|^(code|state|sign|key|sig)$/i;
/** What says who somebody is or where his money goes is no business of a log either. */
const personalKey = /phone|mobile|email|idcard|idno|bankaccount|creditcode/i;

// A log must not tell these calls' parameters under any name.
const silentPaths =
  /blade-auth|register|password|second-factor|gdgovesso|captcha|\/info$|blade-resource\/(oss|sms|mail)|blade-user\/(?:contact|deletion|passkey|sign-in-way)\/|policyuserinfo\/remove|\/reveal$/i;

/** Whether a call's parameters stay out of the log altogether: sign-in, registration, passwords, keys of stores. */
export const isSilent = (path: string): boolean => silentPaths.test(path);

/** Query and body as a log may keep them: secrets masked, long texts cut; null when there is nothing to tell. */
export function maskedParams(query: unknown, body: unknown): string | null {
  const told = Object.fromEntries(
    Object.entries({ query, body })
      .map(([part, value]): [string, unknown] => [part, masked(value, deepest)])
      .filter(([, value]) => isSomething(value)),
  );
  return isSomething(told) ? JSON.stringify(told).slice(0, longest) : null;
}

const isSomething = (value: unknown) =>
  typeof value === 'object' ? value !== null && Object.keys(value).length > 0 : value !== undefined;

function masked(value: unknown, levels: number): unknown {
  if (typeof value === 'string')
    return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, mostItems).map((one) => masked(one, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKey.test(key) || personalKey.test(key) ? mask : masked(inner, levels - 1),
    ]),
  );
}
