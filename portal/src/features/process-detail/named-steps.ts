import type { DiagramStep } from '@policy/shared/diagram/marks.ts';

/** A node or a flow of a process as it was taken, as far as its applicant looks at it. */
export interface FlowStep extends DiagramStep {
  historyActivityName: string;
  createTime: string;
  endTime: string | null;
}

/** The nodes that people know by name, in the order in which they were entered; flows and gateways are left out. */
export const namedSteps = (flow: readonly FlowStep[]): FlowStep[] =>
  flow.filter(
    ({ historyActivityType, historyActivityName }) =>
      historyActivityName !== '' && !/sequenceFlow|gateway/i.test(historyActivityType),
  );
