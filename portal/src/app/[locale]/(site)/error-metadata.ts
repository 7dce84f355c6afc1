import 'server-only';

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { pageMetadata } from '../../../lib/page-head/metadata.ts';

/** Title of a page in place of one that is missing, closed or broken. */
export async function errorMetadata(
  kind: 'notFound' | 'forbidden' | 'failure' | 'badLink' | 'previewOver' | 'archived',
): Promise<Metadata> {
  const t = await getTranslations('error');
  return pageMetadata({ title: t(`${kind}.title`) });
}
