import type { DiagramStep } from '@policy/shared/diagram/marks.ts';
import { isToldStep } from '@policy/shared/diagram/told-steps.ts';

/** A node or a flow of a process as it was taken, as far as its applicant looks at it. */
export interface FlowStep extends DiagramStep {
  historyActivityName: string;
  createTime: string;
  endTime: string | null;
}

/** The nodes that a process came to, in that order; flows and gateways are left out, but for one at which it waits. */
export const toldSteps = <Step extends FlowStep>(flow: readonly Step[]): Step[] => flow.filter(isToldStep);
