import 'server-only';

import { previewParameter } from '@policy/shared/contract/portal/preview.ts';
import type { PreviewClaim } from '@policy/shared/contract/portal/preview.ts';
import { headers } from 'next/headers';

import { config } from '../../config.ts';
import { addressParts } from '../public-pages/page-match.ts';
import { previewIn } from '../public-pages/preview.ts';

/** The address being rendered, without its language: what canonical links and the language switch are made of. */
export interface RequestAddress {
  path: string;
  /** With its question mark, or empty; without a preview token, which is nobody's business but the reader's. */
  search: string;
  /** The row that the page shows before it is public, and the token that shows it. */
  preview: PreviewClaim | null;
}

/** Address of this render; a kept page is told its normalised form only. */
export async function requestAddress(): Promise<RequestAddress> {
  const url = (await headers()).get('x-portal-url') ?? '/';
  const { path, search } = addressParts(url);
  const preview = previewIn(url);
  return { path, search: asSearch(preview ? withoutToken(search) : search), preview };
}

/** The query of an address with everything that the reader's own has: what leads him to the same page in another language. */
export const wholeSearch = ({ search, preview }: RequestAddress): string =>
  preview ? `${search}&${new URLSearchParams({ [previewParameter]: preview.token })}` : search;

const asSearch = (query: string) => (query === '' ? '' : `?${query}`);

function withoutToken(search: string): string {
  const asked = new URLSearchParams(search);
  asked.delete(previewParameter);
  return asked.toString();
}

/** Tenant whose portal is being rendered. */
export async function requestTenant(): Promise<string> {
  return (await headers()).get('x-portal-tenant') ?? config.tenantId;
}
