import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { notFound } from 'next/navigation';

/** The page of a list that was asked for: past the last one there is nothing, while the first one of an empty list is there. */
export async function existingPage<P extends Pick<Page<unknown>, 'current' | 'pages'>>(
  pagePromise: Promise<P>,
): Promise<P> {
  const page = await pagePromise;
  return page.current <= Math.max(1, page.pages) ? page : notFound();
}
