import { isModdle, isOf, partsOf, textOf } from '../designer/model/moddle.ts';
import type { Moddle } from '../designer/model/moddle.ts';

/** What an element says, by where it says it: an attribute, or a part of a part. */
export type Facts = ReadonlyMap<string, string>;

/** What is an element of its own, or follows from one. */
const elsewhere = ['flowElements', 'artifacts', 'laneSets', 'incoming', 'outgoing', 'di'];

/**
 * Everything that the elements of a document's processes say, by their ids: attributes of other engines, what an event waits for and the
 * name that the document declares for it included. Where they stand on the canvas is no part of it.
 */
export function factsByElement(document: Moddle): ReadonlyMap<string, { element: Moddle; facts: Facts }> {
  const spaces = namespacesOf(document);
  const processes = partsOf(document, 'rootElements').filter((one) => isOf(one, 'Process'));
  return new Map(
    processes
      .flatMap(withInner)
      .map((element) => [textOf(element, 'id'), { element, facts: new Reader(spaces).factsOf(element) }]),
  );
}

const withInner = (scope: Moddle): Moddle[] => [
  scope,
  ...['flowElements', 'artifacts'].flatMap((name) => partsOf(scope, name).flatMap(withInner)),
];

/** The namespaces of a document by their prefixes: two documents may call one by other prefixes. */
const namespacesOf = ({ $attrs = {} }: Moddle): ReadonlyMap<string, string> =>
  new Map(
    Object.entries($attrs).flatMap(([name, uri]): [string, string][] =>
      name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), String(uri)]] : [],
    ),
  );

/** What of the parser's own properties is content. */
const inside = ['$body', '$children'];

class Reader {
  private readonly facts = new Map<string, string>();

  constructor(private readonly spaces: ReadonlyMap<string, string>) {}

  factsOf(element: Moddle): Facts {
    // What an element is, it says as well: a task may have become one of another kind under its id.
    this.facts.set('', element.$type);
    this.readParts(element, '');
    return this.facts;
  }

  private readParts(element: Moddle, path: string): void {
    const attributes = Object.entries(element.$attrs ?? {}).filter(([name]) => !/^xmlns(?::|$)/.test(name));
    // The parser hides what only refers to something from whoever lists properties.
    const own = Object.getOwnPropertyNames(element)
      .filter((name) => !name.startsWith('$') || inside.includes(name))
      .map((name): [string, unknown] => [name, element[name]]);
    for (const [name, value] of [...own, ...attributes])
      if (isTold(element, name, value))
        this.read(value, `${path}${path && '.'}${this.nameOf(name)}`, element);
  }

  private read(value: unknown, path: string, holder: Moddle): void {
    if (Array.isArray(value)) this.readAll(value, path, holder);
    else if (!isModdle(value)) this.facts.set(path, String(value).trim());
    else if (isReference(value, holder)) this.refer(value, path);
    else {
      // An expression that names its type is none of another kind.
      if (!value.$type.endsWith('Expression')) this.facts.set(path, this.nameOf(value.$type));
      this.readParts(value, path);
    }
  }

  /** Parts of a list are told apart by their types, and of those of one type by their order. */
  private readAll(values: readonly unknown[], path: string, holder: Moddle): void {
    const above = path.replace(/(?:extensionElements\.)?[^.]*$/, '');
    const counts = new Map<string, number>();
    for (const value of values) {
      const isPart = isModdle(value) && !isReference(value, holder);
      const place = isPart ? `${above}${this.nameOf(value.$type)}` : path;
      const at = (counts.get(place) ?? 0) + 1;
      counts.set(place, at);
      this.read(value, `${place}[${at}]`, holder);
    }
  }

  /** What a document declares for all who name it is told where it is named. */
  private refer(value: Moddle, path: string): void {
    const isDeclared = isOf(value, 'Message', 'Signal', 'Error', 'Escalation', 'ItemDefinition');
    if (!isDeclared || textOf(value, 'name') === '') this.facts.set(path, textOf(value, 'id'));
    if (isDeclared) this.readParts(value, path);
  }

  /** A name with its namespace in the place of the prefix; of ours and the standard's, as they are. */
  private nameOf(name: string): string {
    const [prefix = '', local] = name.split(':');
    if (local === undefined || prefix === 'bpmn') return local ?? name;
    const uri = this.spaces.get(prefix);
    return uri === undefined || prefix === 'policy' ? name : `{${uri}}${local}`;
  }
}

/** A default that is written says nothing else than one that is not, and the ids of parts are names for the document alone. */
function isTold(element: Moddle, name: string, value: unknown): boolean {
  if (value === undefined || typeof value === 'function' || name === 'id') return false;
  return !elsewhere.includes(name) && defaultOf(element, name) !== value;
}

function defaultOf(element: Moddle, name: string): unknown {
  const prototype: unknown = Object.getPrototypeOf(element);
  return typeof prototype === 'object' && prototype !== null ? Reflect.get(prototype, name) : undefined;
}

const isReference = (value: Moddle, holder: Moddle): boolean =>
  value.$parent !== undefined && value.$parent !== holder;
