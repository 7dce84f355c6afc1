import { kindEntries } from '../../../../lib/machines/feed-entries.ts';
import { llmsText } from '../../../../lib/machines/llms-text.ts';
import { speakingIn, written } from '../../../../lib/machines/speaking.ts';
import type { LocaleParams } from '../../../../lib/machines/speaking.ts';
import { shownKinds } from '../../../../lib/public-pages/public-pages.ts';
import { loadTags } from '../../../../lib/server-reads/reference-data.ts';

export const dynamic = 'force-dynamic';

/** What language models are told of the site: what is where, and in which form they may read it. */
export async function GET(_request: Request, { params }: LocaleParams): Promise<Response> {
  const speaking = await speakingIn((await params).locale);
  const parts = { ...speaking, tags: await loadTags() };
  const sections = await Promise.all(
    shownKinds.map(async (kind) => ({ kind, entries: await kindEntries(kind, parts) })),
  );
  return written(llmsText(sections, speaking), 'text/plain');
}
