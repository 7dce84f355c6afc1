import type { z } from 'zod';

// What nobody chose is a demonstration, whose passwords are known: an empty mode is a mistake and no choice of it.
const neverEmpty = new Set(['APP_MODE']);

/**
 * Reads the settings of a part from its environment; an empty variable is one that nobody set, as containers leave it,
 * but for the mode, which has to be one where it stands at all.
 * What is wrong with them is one sentence with the names of the variables and none of their values.
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  env: Partial<Record<string, string>>,
): z.output<Schema> {
  const set = Object.entries(env).filter(([name, value]) => value !== '' || neverEmpty.has(name));
  const read = schema.safeParse(Object.fromEntries(set));
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`Configuration: ${wrong.join('; ')}`);
}
