/** A node or a flow of a process as it was taken, as far as its applicant looks at it. */
export interface FlowStep {
  historyActivityId: string;
  historyActivityName: string;
  historyActivityType: string;
  createTime: string;
  endTime: string | null;
}

/** How an element of the diagram is drawn. */
export type Mark = 'finished' | 'running' | 'flow';

/** Finished nodes are success, unfinished ones that are no candidates primary, sequence flows taken warning. */
function markOf({ historyActivityType, endTime }: FlowStep): Mark | null {
  if (historyActivityType === 'sequenceFlow') return 'flow';
  if (endTime) return 'finished';
  return historyActivityType === 'candidate' ? null : 'running';
}

/** The mark of each element by its id; a node entered again shows its latest visit. */
export function marksOf(flow: readonly FlowStep[]): [string, Mark][] {
  const marks = new Map<string, Mark | null>();
  for (const step of flow) marks.set(step.historyActivityId, markOf(step));
  return [...marks].flatMap(([id, mark]) => (mark ? [[id, mark] satisfies [string, Mark]] : []));
}

/** The nodes that people know by name, in the order in which they were entered; flows and gateways are left out. */
export const namedSteps = (flow: readonly FlowStep[]): FlowStep[] =>
  flow.filter(
    ({ historyActivityType, historyActivityName }) =>
      historyActivityName !== '' && !/sequenceFlow|gateway/i.test(historyActivityType),
  );
