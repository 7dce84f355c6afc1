/** Writes BPMN documents for tests in one line per element. */
const namespaces = [
  'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xmlns:flowable="http://flowable.org/bpmn"',
  'xmlns:policy="urn:policy-fulfilment:workflow"',
  'targetNamespace="test"',
].join(' ');

/** A document with one process. */
export const draw = (key: string, ...elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><definitions ${namespaces}><process id="${key}">${elements.join('')}</process></definitions>`;

/** An element with attributes in its start tag, as `id="a" default="f"`, and what stands inside it. */
export const element = (type: string, attributes: string, ...inside: readonly string[]): string =>
  `<${type} ${attributes}>${inside.join('')}</${type}>`;

export const start = (id = 'start'): string => element('startEvent', `id="${id}"`);
export const end = (id = 'end', ...inside: readonly string[]): string =>
  element('endEvent', `id="${id}"`, ...inside);
export const userTask = (id: string, ...extensions: readonly string[]): string =>
  element('userTask', `id="${id}"`, element('extensionElements', '', ...extensions));
export const subProcess = (id: string, ...inside: readonly string[]): string =>
  element('subProcess', `id="${id}"`, ...inside);

export const flow = (from: string, to: string, condition?: string): string =>
  element(
    'sequenceFlow',
    `id="${from}-${to}" sourceRef="${from}" targetRef="${to}"`,
    condition === undefined
      ? ''
      : element('conditionExpression', 'xsi:type="tFormalExpression"', `<![CDATA[\${${condition}}]]>`),
  );

/** Flows through nodes one after the other. */
export const path = (...ids: readonly string[]): string =>
  ids
    .slice(1)
    .map((id, index) => flow(ids[index] ?? '', id))
    .join('');

/** A timer on the border of an activity. */
export const timer = (
  id: string,
  host: string,
  when: { after?: string; at?: string; every?: string; interrupting?: boolean },
): string =>
  element(
    'boundaryEvent',
    `id="${id}" attachedToRef="${host}" cancelActivity="${when.interrupting ?? true}"`,
    element(
      'timerEventDefinition',
      '',
      when.every === undefined ? '' : `<timeCycle>${when.every}</timeCycle>`,
      when.at === undefined ? '' : `<timeDate>${when.at}</timeDate>`,
      when.after === undefined ? '' : `<timeDuration>${when.after}</timeDuration>`,
    ),
  );

/** An event that waits for something, or tells it. */
export const event = (
  type: string,
  attributes: string,
  about: Partial<Record<'signal' | 'message' | 'error' | 'escalation', string>>,
): string => {
  const definitions = Object.entries(about).map(
    ([kind, name]) => `<${kind}EventDefinition ${kind}Ref="${name}"/>`,
  );
  return element(type, attributes, ...definitions);
};

/** A process from its start through `a`, which is among the elements, to its end. */
export const line = (...elements: readonly string[]): string =>
  draw('p', start(), ...elements, end(), path('start', 'a', 'end'));

export const button = (key: string, attributes = ''): string => `<policy:button key="${key}" ${attributes}/>`;
export const candidate = (attributes: string): string => `<policy:candidate ${attributes}/>`;
