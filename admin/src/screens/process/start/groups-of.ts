import type { StartableProcess } from '@policy/shared/contract/workflow/starting.ts';

/** Processes of one category, or those that were started lately. */
interface Group {
  /** `favourites`, `recent`, a category, or empty for what has none. */
  key: string;
  processes: readonly StartableProcess[];
}

/** How many of those that were started lately stand by themselves. */
const mostRecent = 4;

/** The reader's favourites, the processes that he started last, the newest first, and then all of them by category; those without one come last. */
export function groupsOf(processes: readonly StartableProcess[]): Group[] {
  const started = processes.filter(({ lastStartTime }) => lastStartTime !== null);
  const recent = started
    .toSorted((one, other) => (other.lastStartTime ?? '').localeCompare(one.lastStartTime ?? ''))
    .slice(0, mostRecent);
  const keys = [...new Set(processes.map(({ category }) => category ?? ''))].sort(emptyLast);
  const groups = keys.map((key) => ({
    key,
    processes: processes.filter(({ category }) => (category ?? '') === key),
  }));
  const favourites = processes.filter(({ isFavourite }) => isFavourite);
  const own = [
    { key: 'favourites', processes: favourites },
    { key: 'recent', processes: recent },
  ];
  return [...own.filter((group) => group.processes.length > 0), ...groups];
}

const emptyLast = (one: string, other: string) =>
  Number(one === '') - Number(other === '') || one.localeCompare(other);
