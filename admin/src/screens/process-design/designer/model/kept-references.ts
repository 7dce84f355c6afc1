import type { Moddle } from './moddle.ts';

/** Something that a document refers to, as its parser tells of it. */
interface Reference {
  element: Moddle;
  property: string;
  id: string;
}

/** What may be named without being declared: a type of another schema, a variable, a message that stands for itself. */
const nameOnly: Readonly<Record<string, string>> = {
  ...{ itemSubjectRef: 'bpmn:ItemDefinition', loopDataInputRef: 'bpmn:ItemDefinition' },
  ...{ messageRef: 'bpmn:Message', signalRef: 'bpmn:Signal' },
  ...{ errorRef: 'bpmn:Error', escalationRef: 'bpmn:Escalation' },
};

/**
 * Keeps references to what a document does not declare: the parser drops them, the engine reads them by their names. They are
 * written again as they were; answers the names.
 */
export function keepReferences(
  references: readonly Reference[],
  create: (type: string, properties: object) => Moddle,
): readonly string[] {
  return references.flatMap(({ element, property, id }) => {
    const name = property.replace(/^bpmn:/, '');
    const type = nameOnly[name];
    if (type === undefined || element.get(name) !== undefined) return [];
    element[name] = create(type, type === 'bpmn:ItemDefinition' ? { id } : { id, name: id });
    return [id];
  });
}
