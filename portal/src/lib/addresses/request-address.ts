import 'server-only';

import { headers } from 'next/headers';

import { config } from '../../config.ts';
import { localeOf } from '../public-pages/page-match.ts';

/** The address being rendered, without its language: what canonical links and the language switch are made of. */
export interface RequestAddress {
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/** Address of this render; a kept page is told its normalised form only. */
export async function requestAddress(): Promise<RequestAddress> {
  const url = (await headers()).get('x-portal-url') ?? '/';
  const local = localeOf(url) === 'en' ? url.slice('/en'.length) : url;
  const at = local.indexOf('?');
  const path = at < 0 ? local : local.slice(0, at);
  return { path: path === '' ? '/' : path, search: at < 0 ? '' : local.slice(at) };
}

/** Tenant whose portal is being rendered. */
export async function requestTenant(): Promise<string> {
  return (await headers()).get('x-portal-tenant') ?? config.tenantId;
}
