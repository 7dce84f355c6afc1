/** One field of a change. */
export interface Change {
  field: string;
  before: unknown;
  after: unknown;
  /** It changed; into what was not kept. */
  marked?: true;
  /** Both sides are long, and are read by themselves. */
  isLong?: true;
}

/** What happened to a row once. */
export interface Entry {
  id: string;
  act: 'added' | 'changed' | 'removed' | 'restored' | 'purged';
  at: string;
  userName: string | null;
  changes: Change[];
  /** The reader may bring the row back to it. */
  mayRestore?: boolean;
}
