import type { ChosenAtStart, PeopleOfDraft } from '@policy/shared/contract/workflow/starting.ts';

/** Whom a draft was kept with, as far as they can still be chosen. */
export interface Restored {
  people: ChosenAtStart;
  /** Those who cannot: by name, or null of whom nothing is known any more. */
  gone: readonly (string | null)[];
  /** It was kept with copies, which the start no longer lets anybody give. */
  hasLostCopies: boolean;
}

export const nobodyChosen: Restored = {
  ...{ people: { handlers: {}, copies: [] }, gone: [], hasLostCopies: false },
};

/** Takes those who are still there for chosen, and names the others, so that nobody is sent in silence or dropped in silence. */
export function chosenFrom(kept: PeopleOfDraft | null, mayCopy: boolean): Restored {
  if (!kept) return nobodyChosen;
  const { handlers, copies: all } = kept;
  const copies = mayCopy ? all : [];
  const gone = [...handlers, ...copies].filter(({ isThere }) => !isThere);
  return {
    people: {
      handlers: Object.fromEntries(
        handlers.filter(({ isThere }) => isThere).map(({ nodeId, userId }) => [nodeId, userId]),
      ),
      copies: copies.filter(({ isThere }) => isThere).map(({ userId }) => userId),
    },
    // Somebody may be chosen twice.
    gone: [...new Map(gone.map(({ userId, name }) => [userId, name])).values()],
    hasLostCopies: !mayCopy && all.length > 0,
  };
}
