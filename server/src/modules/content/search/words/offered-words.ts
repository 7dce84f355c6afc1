import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import type { HotWord } from '@policy/shared/contract/portal/search.ts';

import type { Database } from '../../../../database/client.ts';
import type { Context } from '../../../../kit/runtime/context.ts';
import { contentIndex } from '../content-index.ts';
import { runWordsOf } from './search-words.ts';

/** So many are offered at most. */
const most = 12;

interface Kept {
  state: string;
  offered: readonly HotWord[];
}

const keptOf = oncePer((_: Database) => new Map<string, Kept>());

/** The words that the portal offers to search for: those that find something today, in both languages where both are said. */
export async function offeredWords(context: Context): Promise<readonly HotWord[]> {
  const { state: words, offered } = await runWordsOf(context);
  const state = `${words} ${await contentIndex.state(context)}`;
  const kept = keptOf(context.db);
  const known = kept.get(context.tenantId);
  if (known?.state === state) return known.offered;
  const finding: HotWord[] = [];
  for (const { word, wordEn } of offered) {
    if (finding.length === most) break;
    if ((await contentIndex.count(context, word)) === 0) continue;
    const isFound = wordEn !== null && (await contentIndex.count(context, wordEn)) > 0;
    finding.push({ word, wordEn: isFound ? wordEn : null });
  }
  kept.set(context.tenantId, { state, offered: finding });
  return finding;
}
