import { useEffect, useState, useSyncExternalStore } from 'react';

import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import type { DraftState } from './draft-state.ts';

/** A draft that saves itself while its page stands open, and warns before the page is left too early. */
export function useDraft(ports: Parameters<typeof createDraftKeeper>[0]): {
  draft: DraftState;
  keeper: DraftKeeper;
} {
  const [keeper] = useState(() => createDraftKeeper(ports));
  const draft = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  useEffect(() => keeper.start(), [keeper]);
  useEffect(() => confirmLeaving(keeper), [keeper]);
  return { draft, keeper };
}

function confirmLeaving(keeper: DraftKeeper): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (keeper.wouldLose()) event.preventDefault();
  };
  const save = () => {
    if (document.visibilityState === 'hidden') keeper.nudge();
  };
  window.addEventListener('beforeunload', ask);
  document.addEventListener('visibilitychange', save);
  return () => {
    window.removeEventListener('beforeunload', ask);
    document.removeEventListener('visibilitychange', save);
  };
}
