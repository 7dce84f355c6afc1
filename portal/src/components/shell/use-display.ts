'use client';

import { readDisplay, writeDisplay, type Display } from '@policy/shared/auth/preferences/display.ts';
import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';
import { useSyncExternalStore } from 'react';

const plain: Display = { elder: false, contrast: false, text: 'normal' };
const listeners = new Set<() => void>();
let chosen: Display | null = null;

const current = (): Display => (chosen ??= readDisplay(createSiteStore(siteKeys.portal)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the whole document the way its reader asked for. */
function show({ elder, contrast, text }: Display) {
  const root = document.documentElement;
  root.classList.toggle('elder', elder);
  root.classList.toggle('contrast', contrast);
  if (text === 'normal') delete root.dataset.text;
  else root.dataset.text = text;
}

function choose(change: Partial<Display>) {
  chosen = { ...current(), ...change };
  writeDisplay(createSiteStore(siteKeys.portal), chosen);
  show(chosen);
  listeners.forEach((listener) => listener());
}

/** How the reader wants to see the site, and the way to change it; plain while the server renders. */
export function useDisplay(): { display: Display; choose: (change: Partial<Display>) => void } {
  return { display: useSyncExternalStore(subscribe, current, () => plain), choose };
}
