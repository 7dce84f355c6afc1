import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { misfitOf } from '@policy/shared/contract/application/material-files.ts';

/** Largest sum of all files of one application. */
const largestTotalMb = 200;
/** Longest name of a file, in characters. */
const longestName = 100;

const megabyte = 1_048_576;

/** Why a file is not taken, as a key of the texts. */
export type FileRefusal = 'type' | 'empty' | 'size' | 'name' | 'count' | 'total';

interface Held {
  /** Files of this material already there or on their way. */
  here: number;
  /** Bytes of the whole application. */
  totalBytes: number;
}

type Rules = Pick<MaterialView, 'accept' | 'maxSizeMb' | 'maxCount'>;

/** The ending of a file's name in small letters; a photograph may be called either. */
function endingOf(name: string): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** What speaks against a file before it travels; what is inside it only the server can tell. */
export function refusalOf(
  { name, size }: { name: string; size: number },
  rules: Rules,
  { here, totalBytes }: Held,
): FileRefusal | null {
  const misfit = misfitOf(rules, { ext: endingOf(name), sizeBytes: size });
  const refusals: [FileRefusal, boolean][] = [
    ['type', misfit === 'type'],
    ['empty', size === 0],
    ['size', misfit === 'size'],
    ['name', name.length > longestName],
    ['count', here >= rules.maxCount],
    ['total', totalBytes + size > largestTotalMb * megabyte],
  ];
  return refusals.find(([, isBroken]) => isBroken)?.[0] ?? null;
}
