import { oncePer } from '@policy/shared/contract/kit/once-per.ts';

import type { Database } from '../../database/client.ts';
import type { Shared } from './single-flight.ts';

/** What was answered or is about to be, when it was asked, and whether it is being asked again. */
interface Known<T> {
  answer: Promise<T>;
  begunAt: number;
  isAskedAgain: boolean;
}

const oldestMs = 5000;
/** Asked again at this age, so that the next answer is there before this one is too old. */
const againMs = 2500;
const mostKnown = 500;

/** Answers that may be five seconds old, for tables that grow all the time; each is asked for again while it is told. */
export function staleWhileRevalidate<T>(shared: Shared<T>): Shared<T> {
  const knownOf = oncePer((_: Database) => new Map<string, Known<T>>());
  return (db, question, ask) => {
    const all = knownOf(db);
    const known = all.get(question);
    const age = known ? performance.now() - known.begunAt : Infinity;
    const begin = (): Known<T> => {
      const begunAt = performance.now();
      return { answer: shared(db, question, ask), begunAt, isAskedAgain: false };
    };
    if (!known || age > oldestMs) {
      const first = begin();
      // Whoever comes before it is there waits for this one too.
      keep(all, question, first);
      first.answer.catch(() => all.get(question) === first && all.delete(question));
      return first.answer;
    }
    if (age > againMs && !known.isAskedAgain) {
      known.isAskedAgain = true;
      const next = begin();
      // The next caller asks again; this one has his answer.
      next.answer.then(
        () => keep(all, question, next),
        () => (known.isAskedAgain = false),
      );
    }
    return known.answer;
  };
}

/** Entries are kept in the order of use; the least recently used one makes room. */
function keep<T>(all: Map<string, Known<T>>, question: string, known: Known<T>) {
  all.delete(question);
  all.set(question, known);
  const [oldest] = all.keys();
  if (all.size > mostKnown && oldest !== undefined) all.delete(oldest);
}
