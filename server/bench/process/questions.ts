/** What a benchmarked process is asked about the time since it was last asked: statements, largest memory, busy time. */
export type Question = 'statements' | 'peak' | 'cpu';

/** A number of statements, of bytes, or of milliseconds. */
export type Answer = number;
