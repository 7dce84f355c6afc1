/** What the benchmarked process is asked about the time since it was last asked: statements, largest memory, busy time. */
export type Question = 'statements' | 'peak' | 'cpu';

/** A number of statements, of bytes, or of milliseconds. */
export type Answer = number;

/** What the benchmarked process tells when it is ready. */
export interface Ready {
  api: string;
  /** Paths of every list that it has. */
  lists: readonly string[];
}
