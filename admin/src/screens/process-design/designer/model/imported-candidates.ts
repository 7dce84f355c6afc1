import { readChildren, withChildren } from './extensions.ts';
import type { Said } from './extensions.ts';
import type { Moddle, Target } from './moddle.ts';
import { readVendor, vendorName, writeVendor } from './vendor.ts';

/** Where documents of other engines write whom a step is for, and what the same is called as a candidate of ours. */
const attributes = [
  ['candidateUsers', 'user'],
  ['candidateGroups', 'role'],
] as const;
export type ImportedAttribute = (typeof attributes)[number][0];

/** Whom the attributes of other engines say a step is for: the engine reads them as it reads candidates, before those. */
export const readImported = (element: Moddle): { attribute: ImportedAttribute; said: Said }[] =>
  attributes.flatMap(([attribute, kind]) => {
    const value = readVendor(element, attribute);
    return value === '' ? [] : [{ attribute, said: { [kind]: value } }];
  });

/** Everybody whom a step is for, however the document says so. */
export const readCandidates = (element: Moddle): Said[] => [
  ...readImported(element).map(({ said }) => said),
  ...readChildren(element, 'Candidate'),
];

/** Writes one of the attributes, where it stands. */
export const writeImported = (target: Target, attribute: ImportedAttribute, value: string): void =>
  writeVendor(target, attribute, value);

/** Makes candidates of ours of them, which can be picked by their names; in one change. */
export function takeOver(target: Target): void {
  const { editing, element } = target;
  const imported = readImported(element);
  const gone = imported.map(({ attribute }): [string, undefined] => [
    vendorName(target, attribute),
    undefined,
  ]);
  editing.update(element, {
    ...withChildren(target, { Candidate: readCandidates(element) }),
    ...Object.fromEntries(gone),
  });
}
