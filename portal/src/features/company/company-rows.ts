import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { duties } from '@policy/shared/contract/companies/duties.ts';

/** A place of somebody in the company, as its list tells it. */
export interface Member {
  id: string;
  version: number;
  memberName: string;
  /** Comma-joined, as lists of choices travel. */
  duties: string;
  fromDate: string;
  untilDate: string | null;
  accountStatus: 'pending' | 'active' | 'refused' | 'disabled';
}

/** The company that the reader acts for, and his own place in it. */
export interface OwnCompany {
  company: {
    id: string;
    companyName: string;
    creditCode: string;
    legalPersonMasked: string | null;
    address: string | null;
    regDate: string | null;
    size: string | null;
    certs: string | null;
    disputedSince: string | null;
  };
  lookUp: LookUp | null;
  seal: Asked & { state: 'ready' | 'none' | 'unknown' };
  memberId: string;
  duties: Duty[];
  untilDate: string | null;
}

interface Asked {
  source: string;
  isSimulated: boolean;
}

/** What a register elsewhere said of the company. */
export interface LookUp extends Asked {
  outcome: 'match' | 'mismatch' | 'unknown';
  at: string;
}

/** Somebody who asks to join the company. */
export interface JoinRequest {
  id: string;
  name: string;
  phone: string | null;
  sentAt: string;
  answerBy: string | null;
}

/** An invitation that the company sent. */
export interface Invitation {
  id: string;
  account: string | null;
  phone: string | null;
  duties: Duty[];
  state: 'open' | 'accepted' | 'refused' | 'withdrawn' | 'expired';
  sentAt: string;
  expiresAt: string;
}

/** The duties of a member. */
export const dutiesOf = ({ duties: held }: Pick<Member, 'duties'>): Duty[] => {
  const named = held.split(',');
  return duties.filter((duty) => named.includes(duty));
};

/** How a membership stands on a day. */
export function stateOf(
  { untilDate, accountStatus }: Pick<Member, 'untilDate' | 'accountStatus'>,
  today: string,
): Member['accountStatus'] | 'ended' {
  return untilDate !== null && untilDate < today ? 'ended' : accountStatus;
}
