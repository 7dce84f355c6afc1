import { z } from 'zod';
import { create } from 'zustand';

import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';

const store = createSiteStore(siteKeys.admin);
/** No part of a session, so it outlives one. */
const key = 'shortcuts';
const kept = z.object({ isOn: z.boolean().catch(true) });

interface ShortcutChoice {
  isOn: boolean;
  choose: (isOn: boolean) => void;
}

/** Whether single letters do something in this browser; they do unless its reader says otherwise (WCAG 2.1.4). */
export const useShortcutChoice = create<ShortcutChoice>()((set) => ({
  ...kept.parse(store.read(key, kept) ?? {}),
  choose: (isOn) => {
    set({ isOn });
    store.write(key, { isOn });
  },
}));
