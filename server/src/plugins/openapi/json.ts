/** A piece of JSON that is an object: of a schema, of the document. */
export type Json = Record<string, unknown>;

/** Whether a value is an object of JSON, and no list. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same JSON with every object in it exchanged, the outer ones first. */
export const eachObject = (json: Json, change: (object: Json) => Json): Json =>
  Object.fromEntries(Object.entries(change(json)).map(([key, value]) => [key, inValue(value, change)]));

function inValue(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((one) => inValue(one, change));
  return isJson(value) ? eachObject(value, change) : value;
}
