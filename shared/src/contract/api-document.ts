/** A piece of JSON Schema, with the keywords that the server writes. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Stands where a component is meant. */
export interface Reference {
  $ref: string;
}

/** A parameter of a call. */
export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** Bodies or answers by content type. */
export type Content = Record<string, { schema: Schema }>;

/** What a call answers with one status. */
export interface Answer {
  description: string;
  content?: Content;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, unknown>[];
  'x-permissions'?: string[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer | Reference>;
}

/** The server's own description in OpenAPI 3.1, as far as the back-office's page and the tests read it. */
export interface ApiDocument {
  info: { description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: Components;
}

/** What a document says once, for references to lead to. */
export interface Components {
  parameters: Record<string, Parameter>;
  responses: Record<string, Answer>;
  schemas: Record<string, Schema>;
}

/** An operation with its place. */
export interface Call extends Operation {
  method: 'GET' | 'POST';
  path: string;
}

/** Every call of a document. */
export const callsIn = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [{ ...get, method: 'GET' as const, path }] : []),
    ...(post ? [{ ...post, method: 'POST' as const, path }] : []),
  ]);

/** The name that a reference ends with. */
export const nameIn = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

const isReference = (place: object): place is Reference => '$ref' in place && typeof place.$ref === 'string';

/** What a place of the document holds: what stands there, or what it refers to among these; nothing where it is not there. */
export const heldBy = <T extends object>(
  place: T | Reference,
  components: Record<string, T>,
): T | undefined => (isReference(place) ? components[nameIn(place.$ref)] : place);
