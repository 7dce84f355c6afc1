import type { Refusal } from '../../../kit/runtime/errors.ts';

/** What lines may say, and how one that says something else is refused. */
interface Reading<N extends string> {
  /** What holds where nothing is written. */
  usual: Readonly<Record<N, string>>;
  accepts?: (name: N, said: string) => boolean;
  refuse: (line: number) => Refusal;
}

/** Reads lines `ours = theirs`; refuses a line that is neither empty nor one of ours. */
export function writtenLines<N extends string>(
  written: string | null,
  { usual, accepts = () => true, refuse }: Reading<N>,
): Record<N, string> {
  const isOurs = (name: string): name is N => Object.hasOwn(usual, name);
  const read: Record<N, string> = { ...usual };
  for (const [index, line] of linesOf(written)) {
    const [, ours = '', theirs = ''] = form.exec(line) ?? [];
    if (!isOurs(ours) || !accepts(ours, theirs)) throw refuse(index + 1);
    read[ours] = theirs;
  }
  return read;
}

const form = /^\s*(\w+)\s*=\s*(\S.*?)\s*$/;

/** Those that say something, by their place. */
const linesOf = (written: string | null) =>
  [...(written ?? '').split('\n').entries()].filter(([, line]) => line.trim() !== '');
