import 'server-only';

import { getTranslations } from 'next-intl/server';

import type { ContentKind } from '../kinds/kit/kind.ts';
import type { ColumnMarks } from './government-marks.ts';

/** What the column of a kind is, besides its name: what sort of content it holds, and what it is found by. */
export async function columnOf(
  kind: ContentKind | undefined,
): Promise<Pick<ColumnMarks, 'type' | 'keywords'>> {
  if (!kind) return {};
  const t = await getTranslations('kinds');
  return {
    type: t(`columnTypes.${kind.file}`),
    keywords: t(`columnKeywords.${kind.file}`).split(','),
  };
}
