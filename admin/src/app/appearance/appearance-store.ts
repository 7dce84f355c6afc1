import { create } from 'zustand';

import { readAppearance, writeAppearance } from '@policy/shared/auth/preferences/appearance.ts';
import type { Appearance } from '@policy/shared/auth/preferences/appearance.ts';

import { store } from '../site.ts';

interface PickedAppearance extends Appearance {
  pick: (changed: Partial<Appearance>) => void;
}

/** Theme, colour and tools as picked in this browser; a change is painted at once and remembered. */
export const useAppearance = create<PickedAppearance>()((set, get) => ({
  ...readAppearance(store),
  pick: (changed) => {
    set(changed);
    const { theme, colour, hiddenTools } = get();
    writeAppearance(store, { theme, colour, hiddenTools });
  },
}));
