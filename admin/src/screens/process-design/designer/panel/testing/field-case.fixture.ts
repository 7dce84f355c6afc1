/** What is typed, ticked or picked in the field of a label. */
export interface Fill {
  label: string;
  text?: string;
  flag?: boolean;
  pick?: string;
}

/** One field of the panel, what is done with it, and what the document says then. */
export interface FieldCase {
  inside: string;
  id?: string;
  /** The title of the part in which the field is. */
  part: string;
  fill: Fill;
  kept: readonly string[];
  /** What the field shows when the document is opened again, where that is not what was given; null where it shows nothing. */
  shownAs?: Fill | null;
}

/** An element whose extensions these are. */
export const extended = (type: string, inside: string, attributes = '') =>
  `<${type} id="a" ${attributes}><extensionElements>${inside}</extensionElements></${type}>`;
export const task = (inside = '', attributes = '') => extended('userTask', inside, attributes);
export const event = (type: string, definition: string, attributes = '') =>
  `<userTask id="t"/><${type} id="a" ${attributes}>${definition}</${type}>`;
export const timer =
  '<timerEventDefinition><timeDuration xsi:type="tFormalExpression" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">PT1H</timeDuration></timerEventDefinition>';
export const gateway =
  '<exclusiveGateway id="g"/><endEvent id="e"/><sequenceFlow id="a" sourceRef="g" targetRef="e"/>';
const loop =
  '<multiInstanceLoopCharacteristics isSequential="false"><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>';
export const many = (vote = '') =>
  `<userTask id="a"><extensionElements>${vote}</extensionElements>${loop}</userTask>`;
export const service = (inside = '', attributes = '') => extended('serviceTask', inside, attributes);
export const call = (inside = '') => extended('callActivity', inside, 'calledElement="q"');
export const data = '<dataObject id="a" name="limit"/>';

export const text = (label: string, value: string) => ({ label, text: value });
export const tick = (label: string, flag = true) => ({ label, flag });
export const pick = (label: string, value: string) => ({ label, pick: value });
