import { z } from 'zod';

import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';

/** What was typed and not saved, and when and over which version of its row. */
const keptDraft = z.object({
  at: z.number(),
  version: z.number(),
  values: z.record(z.string(), z.unknown()),
});
export type KeptDraft = z.infer<typeof keptDraft>;

const store = createSiteStore(siteKeys.admin);

/** The place in this browser for what was typed about one row; signing out empties it, as all that the app keeps. */
export function draftPlace(name: string) {
  const key = `draft-${name}`;
  return {
    read: (): KeptDraft | null => store.read(key, keptDraft),
    /** Keeps it, and tells whether there was room. */
    write: (draft: KeptDraft): boolean => {
      try {
        store.write(key, draft);
        return true;
      } catch {
        // The browser's storage is full: what is typed still stands in the page.
        return false;
      }
    },
    clear: () => store.remove(key),
  };
}
