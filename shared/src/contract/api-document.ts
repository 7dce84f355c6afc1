/** A piece of JSON Schema, as far as the page shows it. */
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
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Reference {
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
  parameters: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer | Reference>;
}

/** The server's OpenAPI document, as far as the page shows it. */
export interface ApiDocument {
  info: { description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Answer>;
    schemas: Record<string, Schema>;
  };
}

/** An operation with its place, and the first of its tags. */
export interface Call extends Operation {
  method: 'GET' | 'POST';
  path: string;
  tag: string;
}

/** Every call of a document. */
export const callsIn = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [call('GET', path, get)] : []),
    ...(post ? [call('POST', path, post)] : []),
  ]);

const call = (method: Call['method'], path: string, operation: Operation): Call => ({
  ...operation,
  ...{ method, path, tag: operation.tags[0] ?? '' },
});

/** The name that a reference ends with. */
export const nameIn = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** What a place of the document holds: what stands there, or what it refers to among these. */
export const heldBy = <T extends object>(
  place: T | Reference,
  components: Record<string, T>,
): T | undefined => ('$ref' in place ? components[nameIn(place.$ref)] : place);
