import 'server-only';

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { pageMetadata } from '../../../lib/page-head/metadata.ts';
import type { ErrorKind } from './error-page.tsx';

/** Title of a page in place of one that is missing, closed or broken. */
export async function errorMetadata(kind: ErrorKind): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({ title: t(`${kind}.title`) });
}
