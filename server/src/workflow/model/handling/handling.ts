import type { HandlingAct } from '@policy/shared/contract/workflow/handling.ts';

/** What a step lets people do beside deciding it. */
export interface Handling {
  /** What they may not do. */
  without: readonly HandlingAct[];
  /** The steps to which it may be returned; null where to any that was done before it. */
  backTo: readonly string[] | null;
  /** Whoever starts the process, or decides before, may choose its handler among those whom it is for. */
  isChosen: boolean;
}

/** Where the author says nothing, people may do everything. */
export const freely: Handling = { without: [], backTo: null, isChosen: false };
