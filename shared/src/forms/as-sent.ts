/**
 * A value as it goes over the wire: what is not answered is left out. The renderers keep an emptied field, and a group of which
 * nothing is filled in, as undefined, which no JSON Schema knows.
 */
export const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? {}));
