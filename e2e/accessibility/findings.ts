/** A rule of axe that a page breaks, in one of the ways in which it was looked at. */
export interface Finding {
  rule: string;
  place: string;
  /** In which mode and window. */
  way: string;
}

/** What was found at one address. */
export interface Looked {
  name: string;
  address: string;
  looks: number;
  findings: readonly Finding[];
}

/** A table of all that was looked at: where, how often, and how much was found. */
export function tableOf(all: readonly Looked[]): string {
  const width = Math.max(...all.map(({ name }) => name.length));
  const lines = all.map(({ name, looks, findings }) => {
    const figures = [looks, findings.length].map((figure) => String(figure).padStart(9)).join('');
    return name.padEnd(width) + figures;
  });
  return [`${'route'.padEnd(width)}    looks findings`, ...lines].join('\n');
}

/** Each rule that is broken somewhere, with the places and the ways in which it is. */
export function detailsOf({ name, address, findings }: Looked): string {
  const byPlace = new Map<string, Finding[]>();
  for (const finding of findings) {
    const what = `${finding.rule}\n    ${finding.place}`;
    byPlace.set(what, [...(byPlace.get(what) ?? []), finding]);
  }
  const lines = Array.from(byPlace, ([what, found]) => {
    return `  ${what}\n    ${found.map(({ way }) => way).join('; ')}`;
  });
  return [`${name}: ${address}`, ...lines].join('\n');
}
