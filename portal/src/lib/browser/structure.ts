/** Members by name, of whatever kind. */
export type Structure = Readonly<Record<string, unknown>>;

/** Whether something read is an object with members; by hand, where a schema library would be a tenth of what a page loads. */
export const isStructure = (value: unknown): value is Structure =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
