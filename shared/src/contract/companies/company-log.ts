import type { Duty } from './duties.ts';

/** What may happen in a company: to a member, to its facts, or to who speaks for it. */
export const companyLogActs = [
  ...(['joined', 'left', 'ended', 'removed', 'duties', 'period', 'standing'] as const),
  ...(['handedOver', 'facts', 'disputed', 'settled'] as const),
] as const;
export type CompanyLogAct = (typeof companyLogActs)[number];

/** One thing that happened in a company, as its members are told it. */
export interface CompanyLogEntry {
  id: string;
  at: string;
  act: CompanyLogAct;
  /** Whom it happened to; null where it is the company itself. */
  member: string | null;
  /** Who did it: a member by name, an officer by his agency. */
  by: { kind: 'self' | 'member' | 'officer' | 'system'; name: string | null };
  given: Duty[];
  taken: Duty[];
  /** The last day of a membership that was given one. */
  until: string | null;
  /** Names of facts that were changed. */
  fields: string | null;
}
