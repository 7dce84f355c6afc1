import { textOf } from '../model/moddle.ts';
import type { Moddle } from '../model/moddle.ts';

/** An element as a list names it. */
export interface ListedElement {
  id: string;
  /** What sort of element it is, in the reader's language. */
  kind: string;
  /** Empty where it has none. */
  name: string;
}

interface Drawn {
  id: string;
  type: string;
  businessObject: Moddle;
}

const flows = ['bpmn:SequenceFlow', 'bpmn:Association', 'bpmn:MessageFlow', 'bpmn:DataInputAssociation'];
const spelt: Readonly<Record<string, string>> = {
  ...{ SubProcess: 'Sub-process', EventBasedGateway: 'Event-based gateway' },
};

/** What is drawn, the process first and the flows last; labels are parts of what they stand at. */
export function listedElements(
  drawn: readonly Drawn[],
  translate: (text: string) => string,
): readonly ListedElement[] {
  const elements = drawn.filter(({ type }) => type.startsWith('bpmn:'));
  const isFlow = ({ type }: Drawn) => flows.includes(type);
  return [...elements.filter((one) => !isFlow(one)), ...elements.filter(isFlow)].map(
    ({ id, type, businessObject }) => ({
      id,
      kind: translate(kindOf(type)),
      name: textOf(businessObject, 'name'),
    }),
  );
}

/** `bpmn:UserTask` as the library's words call it: `User task`. */
function kindOf(type: string): string {
  const bare = type.replace(/^bpmn:/, '');
  const words = bare.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spelt[bare] ?? words;
}
