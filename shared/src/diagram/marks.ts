/** One step of a process as it was taken, as far as the diagram looks at it. */
export interface DiagramStep {
  historyActivityId: string;
  historyActivityType: string;
  endTime?: string | null | undefined;
  /** Offered, and claimed by nobody yet. */
  isCandidate?: boolean | null | undefined;
}

/** How an element of the diagram is drawn. */
export type Mark = 'finished' | 'running' | 'flow';

/** Finished nodes are success, unfinished non-candidate nodes primary, sequence flows taken are warning lines. */
function markOf({ historyActivityType, endTime, isCandidate }: DiagramStep): Mark | undefined {
  if (historyActivityType === 'sequenceFlow') return 'flow';
  if (endTime) return 'finished';
  return isCandidate ? undefined : 'running';
}

/** The mark of each element; a node entered again shows its latest visit. */
export function marksOf(steps: readonly DiagramStep[]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const step of steps) {
    const mark = markOf(step);
    if (mark) marks.set(step.historyActivityId, mark);
    else marks.delete(step.historyActivityId);
  }
  return marks;
}

/** The node at which a process stands: of several, the one that it came to last; none where it has ended. */
export const currentOf = (steps: readonly DiagramStep[]): string | undefined =>
  steps.findLast(({ historyActivityType, endTime }) => historyActivityType !== 'sequenceFlow' && !endTime)
    ?.historyActivityId;
