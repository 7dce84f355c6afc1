import type { Locale } from '../messages/kit.ts';
import { tokenHeader } from './wire-words.ts';

/** Label and secret of a registered client. */
export interface ClientCredentials {
  id: string;
  secret: string;
}

/** Where a call's headers come from; each is asked anew for every call. */
export interface CallerPorts {
  client: ClientCredentials;
  /** Access token, or null when nobody is signed in. */
  token?: () => string | null;
  tenantId?: () => string | null;
  locale?: () => Locale;
  /** Department and role chosen at sign-in; empty while switchMode is off. */
  deptId?: () => string;
  roleId?: () => string;
}

/** Headers of every call; the token stays out of calls flagged anonymous. */
export function requestHeaders(caller: CallerPorts, anonymous: boolean): Record<string, string> {
  const { id, secret } = caller.client;
  return {
    Authorization: `Basic ${btoa(`${id}:${secret}`)}`,
    'Accept-Language': caller.locale?.() ?? 'zh',
    'Dept-Id': caller.deptId?.() ?? '',
    'Role-Id': caller.roleId?.() ?? '',
    ...tenantHeader(caller),
    ...(anonymous ? {} : signature(caller)),
  };
}

function tenantHeader({ tenantId }: CallerPorts): Record<string, string> {
  const tenant = tenantId?.();
  return tenant ? { 'Tenant-Id': tenant } : {};
}

function signature({ token }: CallerPorts): Record<string, string> {
  const held = token?.();
  return held ? { [tokenHeader]: `bearer ${held}` } : {};
}
