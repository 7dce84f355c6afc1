import { fill } from '@policy/shared/messages/kit.ts';

import { idOf } from '../slug-id.ts';
import type { SlugRow } from '../slug-rows.ts';
import materials from './data/item-guide-material.json' with { type: 'json' };
import sections from './data/item-guide-section.json' with { type: 'json' };
import guides from './data/item-guide.json' with { type: 'json' };
import { dayShift } from './day-shift.ts';
import { briefOf } from './guide-brief.ts';
import { published } from './published.ts';

/** The guides with their windows around the day of seeding. */
export function guideRows(today: string): SlugRow[] {
  const shift = dayShift(today);
  return published(guides).map((guide) => {
    const window = { applyStart: shift(guide.applyStart), applyEnd: shift(guide.applyEnd) };
    return {
      ...guide,
      ...window,
      ...briefOf({ ...guide, ...window, ...broughtTo(guide.id) }),
      matchRules: { ...guide.matchRules, industries: guide.matchRules.industries.map(idOf) },
    };
  });
}

/** The sections of the guides; the one on time names the window as it is now. */
export function guideSectionRows(today: string): SlugRow[] {
  const windows = new Map(guideRows(today).map((guide) => [guide.id, guide]));
  return sections.map((section) =>
    section.sectionKey === 'time'
      ? { ...section, content: fill(section.content, windows.get(section.guideId)) }
      : section,
  );
}

/** What each guide asks for. */
export const guideMaterialRows: readonly SlugRow[] = materials;

/** What is handed in for a guide, and how much of it is fetched instead. */
function broughtTo(id: string): { brought: string[]; fetched: number } {
  const asked = materials.filter(({ guideId }) => guideId === id);
  const brought = asked.filter(({ isShared }) => isShared === 0).map(({ name }) => name);
  return { brought, fetched: asked.length - brought.length };
}
