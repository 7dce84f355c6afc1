import type { MaterialView } from '@policy/shared/contract/application/calls.ts';

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

/** The ending of a file's name in small letters. */
const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What speaks against a file before it travels; what is inside it only the server can tell. */
export function refusalOf(
  { name, size }: { name: string; size: number },
  { accept, maxSizeMb, maxCount }: Rules,
  { here, totalBytes }: Held,
): FileRefusal | null {
  const rules: [FileRefusal, boolean][] = [
    ['type', accept.length > 0 && !accept.includes(endingOf(name))],
    ['empty', size === 0],
    ['size', size > maxSizeMb * megabyte],
    ['name', name.length > longestName],
    ['count', here >= maxCount],
    ['total', totalBytes + size > largestTotalMb * megabyte],
  ];
  return rules.find(([, isBroken]) => isBroken)?.[0] ?? null;
}
