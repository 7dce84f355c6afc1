import type { DiagramStep } from './marks.ts';

/** What a node of a process is to whoever reads that it was come to. */
export type StepKind = 'begin' | 'end' | 'wait' | 'automatic' | 'notice' | 'part' | 'step';

const kinds: Record<string, StepKind> = {
  ...{ startEvent: 'begin', endEvent: 'end' },
  ...{
    receiveTask: 'wait',
    intermediateCatchEvent: 'wait',
    boundaryEvent: 'wait',
    eventBasedGateway: 'wait',
  },
  ...{ serviceTask: 'automatic', scriptTask: 'automatic' },
  ...{ sendTask: 'notice', intermediateThrowEvent: 'notice' },
  ...{ subProcess: 'part', eventSubProcess: 'part', callActivity: 'part' },
};

/** The kind of a node by its type; what people do, and what nothing is known of, is a step. */
export const stepKindOf = ({ historyActivityType }: Pick<DiagramStep, 'historyActivityType'>): StepKind =>
  kinds[historyActivityType] ?? 'step';

/** Whether a step is told in words: flows and gateways are the drawing's, but for one at which the process still waits. */
export const isToldStep = ({
  historyActivityType: type,
  endTime,
}: Pick<DiagramStep, 'historyActivityType' | 'endTime'>): boolean => {
  if (type === 'sequenceFlow') return false;
  return !type.endsWith('Gateway') || (type === 'eventBasedGateway' && !endTime);
};

interface Named extends Pick<DiagramStep, 'historyActivityId'> {
  historyActivityName?: string | null | undefined;
}

/** What a node is called in its drawing; null where it has no name, which the engine tells by its id. */
export const nameOfStep = ({ historyActivityId: id, historyActivityName: name }: Named): string | null =>
  name && name !== id ? name : null;
