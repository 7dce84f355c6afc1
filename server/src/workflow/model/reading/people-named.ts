import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { NobodyAct } from '@policy/shared/contract/workflow/status.ts';

import type { Template } from '../../expressions/template.ts';

/** One alternative of who may claim a task; every part that is given must fit. */
export interface CandidateRule {
  user: Template | null;
  role: Template | null;
  department: Template | null;
  /** Members of whom the process belongs to who have this duty; nothing else is named with it. */
  duty: Duty | null;
}

/** People who are found by what they are to the process: by a post, as leaders, or because they started or handled it. */
export type Relation =
  | { kind: 'initiator' }
  /** The leader of the initiator's department, or so many levels above it. */
  | { kind: 'leader'; level: number }
  | { kind: 'leaderOf'; department: Template }
  | { kind: 'post'; post: Template; department: Template | null }
  /** Who handled a node last. */
  | { kind: 'handlerOf'; nodeId: string };

/** People by who they are, and by what they are to the process. */
export interface PeopleNamed {
  candidates: readonly CandidateRule[];
  relations: readonly Relation[];
}

/** What becomes of a task that is for nobody. */
export interface Nobody {
  act: NobodyAct;
  /** Of a fallback alone: who gets it. */
  user: Template | null;
}
