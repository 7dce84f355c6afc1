import type { CaseOutline } from './case.ts';
import type { Engine } from './engine.ts';
import { describe, playCase, RefusedAtDeployment } from './play-case.ts';

/** How the cases of a run went. */
type Counts = Record<'passed' | 'refused' | 'wrong', number>;

interface Run {
  folder: string;
  /** Each case is a tenant of its own. */
  engineOf: (index: number) => Engine;
  /** Told of each case as soon as it was played. */
  say: (line: string) => void;
}

/** Plays cases one after the other, and tells what passed, what was refused at deployment and what went wrong. */
export async function playAll(
  cases: readonly CaseOutline[],
  { folder, engineOf, say }: Run,
): Promise<Counts> {
  const counts: Counts = { passed: 0, refused: 0, wrong: 0 };
  for (const [index, found] of cases.entries()) {
    const error: unknown = await playCase(folder, found, engineOf(index)).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    const how = error === undefined ? 'passed' : error instanceof RefusedAtDeployment ? 'refused' : 'wrong';
    counts[how] += 1;
    say(`${how.padEnd(8)}${found.id}${error === undefined ? '' : `: ${describe(error)}`}`);
  }
  return counts;
}

/** What a run ends with: what is refused at deployment is no mistake, what goes another way than its case says is one. */
export const exitCodeOf = ({ wrong }: Counts): 0 | 2 => (wrong > 0 ? 2 : 0);
