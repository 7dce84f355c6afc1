type Structure = Record<string, unknown>;

/** The same structure with every text that the dictionary knows said in its language. */
export function translated(structure: Structure, words: Readonly<Record<string, string>>): Structure {
  return Object.fromEntries(Object.entries(structure).map(([name, value]) => [name, said(value, words)]));
}

function said(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return words[value] ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => said(one, words));
  return isStructure(value) ? translated(value, words) : value;
}

const isStructure = (value: unknown): value is Structure => typeof value === 'object' && value !== null;
