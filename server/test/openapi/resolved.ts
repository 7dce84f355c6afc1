/** A piece of JSON Schema. */
export type Schema = Record<string, unknown>;

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** Bodies or answers by content type. */
export type Content = Record<string, { schema: Schema }>;

/** One call as the document describes it. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, unknown>[];
  'x-permissions'?: string[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content } | { $ref: string }>;
}

/** The part of an OpenAPI document that tests read. */
export interface ApiDocument {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: Record<'parameters' | 'responses' | 'schemas', Record<string, Schema>>;
}

/** An operation with its place. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  operation: Operation;
}

/** Every operation of a document. */
export const callsIn = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = methods[method];
      return operation
        ? [{ method: method === 'get' ? ('GET' as const) : ('POST' as const), path, operation }]
        : [];
    }),
  );

/** What a reference of the document points to, or the thing itself. */
export function resolved<T extends object>(document: ApiDocument, thing: T | { $ref: string }): T {
  if (!('$ref' in thing) || typeof thing.$ref !== 'string') return thing as T;
  const parts = thing.$ref.replace('#/', '').split('/');
  const found = parts.reduce<unknown>(
    (at, part) => (at as Record<string, unknown> | undefined)?.[part],
    document,
  );
  if (found === undefined) throw new Error(`${thing.$ref} points nowhere`);
  return found as T;
}
