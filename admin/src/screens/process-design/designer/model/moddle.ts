/** An element of a diagram's document, of whatever type. */
export interface Moddle {
  readonly $type: string;
  $attrs?: Record<string, unknown>;
  $parent?: Moddle;
  get(name: string): unknown;
  [property: string]: unknown;
}

/** What the panel changes a document through: every change can be undone where a diagram is drawn. */
export interface Editing {
  create(type: string, properties: Readonly<Record<string, unknown>>): Moddle;
  /** The same of a type whose namespace no schema describes, as those of other engines. */
  createForeign(type: string, uri: string, properties: Readonly<Record<string, unknown>>): Moddle;
  /** Sets properties of an element; an undefined one is taken away. */
  update(target: Moddle, properties: Readonly<Record<string, unknown>>): void;
  /** Does several changes as one, which is undone as one. */
  asOne<Made>(change: () => Made): Made;
}

/** An element, and the way to change it. */
export interface Target {
  element: Moddle;
  editing: Editing;
}

/** Whether something is an element of a document. */
export const isModdle = (value: unknown): value is Moddle =>
  typeof value === 'object' && value !== null && '$type' in value;

/** A text property, empty where there is none. */
export function textOf(element: Moddle | undefined, name: string): string {
  const value = element?.get(name);
  return typeof value === 'string' ? value : '';
}

/** The element that a property holds. */
export function partOf(element: Moddle, name: string): Moddle | undefined {
  const value = element.get(name);
  return isModdle(value) ? value : undefined;
}

/** The elements of a list that a property holds. */
export function partsOf(element: Moddle, name: string): readonly Moddle[] {
  const value = element.get(name);
  return Array.isArray(value) ? value.filter(isModdle) : [];
}

/** Whether it is of one of these types, written without their prefix. */
export const isOf = (element: Moddle, ...types: readonly string[]): boolean =>
  types.some((type) => element.$type === `bpmn:${type}`);

/** The whole document that an element stands in. */
export function documentOf(element: Moddle): Moddle {
  let at = element;
  while (at.$parent) at = at.$parent;
  return at;
}

/** The text of an expression that a property holds. */
export const bodyOf = (element: Moddle, name: string): string => {
  const part = partOf(element, name);
  return part ? textOf(part, 'body') : '';
};

/** The same to be written: an empty text takes the expression away. */
export const expressionOf = (editing: Editing, body: string): Moddle | undefined =>
  body.trim() === '' ? undefined : editing.create('bpmn:FormalExpression', { body: body.trim() });
