import type { Locale } from '../messages/kit.ts';
import { actingCompanyHeader, actingForHimself, tokenHeader } from './wire-words.ts';

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
  /** The company that the page shows, empty for the person himself; null where pages are not shown for one. */
  companyId?: () => string | null;
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
    ...companyHeader(caller),
    ...(anonymous ? {} : signature(caller)),
  };
}

function tenantHeader({ tenantId }: CallerPorts): Record<string, string> {
  const tenant = tenantId?.();
  return tenant ? { 'Tenant-Id': tenant } : {};
}

/** What a page writes is for the company that it shows: the server refuses it once another tab has switched. */
function companyHeader({ companyId }: CallerPorts): Record<string, string> {
  const company = companyId?.() ?? null;
  return company === null ? {} : { [actingCompanyHeader]: company || actingForHimself };
}

function signature({ token }: CallerPorts): Record<string, string> {
  const held = token?.();
  return held ? { [tokenHeader]: `bearer ${held}` } : {};
}
