/** What can go wrong with a provider, each to be switched on and looked at. */
export const faults = ['none', 'slow', 'refusing', 'wrongNonce', 'expiredKey', 'unknownUser'] as const;
export type Fault = (typeof faults)[number];

/** The switches of the simulated provider. */
export interface Laboratory {
  fault: Fault;
  /** The level that everybody has instead of his own; null leaves it. */
  level: number | null;
}

export const isFault = (said: string): said is Fault => faults.some((fault) => fault === said);
