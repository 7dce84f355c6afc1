import { Refusal } from '../../../kit/runtime/errors.ts';
import { parseCondition } from '../../expressions/template.ts';
import type { Flow } from '../definition.ts';
import type { Faults } from '../faults/faults.ts';
import type { Element } from '../moddle.ts';
import { elementOf, textOf, typeOf } from '../moddle.ts';

/** The flows of one scope in document order; ids that the document leaves out are made from the order. */
export function readFlows(elements: readonly Element[], scope: string, faults: Faults): readonly Flow[] {
  return elements
    .filter((element) => typeOf(element) === 'sequenceFlow')
    .flatMap((element, index) => {
      const id = textOf(element, 'id') ?? `${scope}-flow-${index + 1}`;
      return faults.at<readonly Flow[]>(
        id,
        () => [readFlow(element, id, faults)],
        () => [],
      );
    });
}

function readFlow(element: Element, id: string, faults: Faults): Flow {
  const sourceId = endOf(element, 'sourceRef', id);
  const targetId = endOf(element, 'targetRef', id);
  const condition = faults.at(
    id,
    () => readCondition(element, sourceId),
    () => null,
  );
  return { id, name: textOf(element, 'name') ?? '', sourceId, targetId, condition };
}

function readCondition(element: Element, sourceId: string): Flow['condition'] {
  const condition = elementOf(element, 'conditionExpression');
  const body = condition && textOf(condition, 'body');
  refuseForeignLanguage(condition, sourceId);
  return body === null ? null : parseCondition(body, sourceId);
}

function refuseForeignLanguage(condition: Element | null, node: string): void {
  const language = condition && textOf(condition, 'language');
  if (language !== null && !/juel|uel$/i.test(language))
    throw new Refusal('workflow.modelFeature', { node, feature: `conditionExpression language=${language}` });
}

function endOf(element: Element, property: string, flow: string): string {
  const end = elementOf(element, property);
  const id = end && textOf(end, 'id');
  if (id === null) throw new Refusal('workflow.modelFlow', { flow });
  return id;
}
