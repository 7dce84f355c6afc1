const originForm = /^\/(?![\\/])[!"$->@-[\]-~]*(?:\?[!"$-~\u0080-\u00ff]*)?$/;

/**
 * Whether a request's target is a path of this site, with or without a query.
 * `//host`, a backslash, the absolute form and `*` are not: another reader of the same line could take them for a host.
 */
export const isOwnPath = (target: string): boolean => originForm.test(target);

/** Whether a path's escapes can be undone: none was cut short, all are UTF-8, and none is a NUL. */
export function isDecodable(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  if (!path.includes('%')) return !path.includes('\0');
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** What stands below the base path, or undefined where a target is not below it. */
export function belowBase(target: string, basePath: string): string | undefined {
  if (basePath === '') return target;
  if (!target.startsWith(basePath)) return undefined;
  const rest = target.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : undefined;
}

/** The path and query of a call for the server behind /api, or undefined for everything else. */
export function callPath(target: string, basePath = ''): string | undefined {
  if (!isOwnPath(target)) return undefined;
  const path = belowBase(target, basePath);
  return path?.startsWith('/api/') ? path : undefined;
}

// A path that is percent-encoded more often than this is an attack, and no mistake.
const mostEncodings = 4;
const escape = /%([0-9a-f]{2})/gi;

/** A path with all its escapes undone, or undefined where that takes no end. */
function decoded(path: string): string | undefined {
  let text = path;
  for (let times = 0; times < mostEncodings; times += 1) {
    const next = text.replace(escape, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (next === text) return text;
    text = next;
  }
  return undefined;
}

/** Between portal and server only: each waiting poll of a reader would cost a connection, and he counts nothing. */
const portalsOwn = ['api/policy/events', 'api/policy/views'];
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const neverInPath = /[\\\u0000-\u001f\u007f]/;

/**
 * Whether the server may be asked for a path: only where every reader of it sees the same segments.
 * Empty segments, dots, encoded slashes and control characters are for nobody, and the portal's own calls in no spelling.
 */
export function mayPass(path: string): boolean {
  const [asked = ''] = path.split('?', 1);
  const plain = decoded(asked);
  if (plain === undefined || neverInPath.test(plain)) return false;
  if (plain.split('/').length !== asked.split('/').length) return false;
  const segments = plain
    .split(/[?#]/, 1)
    .join('')
    .slice(1)
    .split('/')
    // A matrix parameter is no part of a segment's name.
    .map((segment) => segment.replace(/;.*$/, '').trim());
  const last = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  if (last.some((segment) => /^\.{0,2}$/.test(segment))) return false;
  return !portalsOwn.includes(last.join('/').toLowerCase());
}
