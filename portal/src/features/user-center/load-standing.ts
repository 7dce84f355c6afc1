import 'server-only';

import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { OwnConsent } from '@policy/shared/contract/people/agreements.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import type { Http } from '@policy/shared/client/http.ts';

import { loadOwnConsents } from '../../lib/server-reads/own-consents.ts';

/** A company that asks the reader in. */
export interface Invitation {
  id: string;
  companyId: string;
  companyName: string;
  duties: Duty[];
  untilDate: string | null;
  sentAt: string;
  expiresAt: string;
}

/** A company whose members the reader kept until an officer gave that to somebody else. */
export interface TakenCompany {
  companyId: string;
  companyName: string;
  handedOverAt: string;
  disputedSince: string | null;
}

/** What the reader is to whom he acts for, and how many ask to join where he keeps the members. */
export interface Standing {
  status: RowOf<typeof portalUser>['accountStatus'] | null;
  reason: string | null;
  /** How many ask to join the company whose members the reader keeps. */
  joining: number;
  invited: readonly Invitation[];
  taken: readonly TakenCompany[];
  /** What the reader has said to each text that people agree to. */
  consents: readonly OwnConsent[];
}

interface Place {
  companyId: string;
  duties: Duty[];
  isActing: boolean;
}

/** Reads the reader's standing; somebody without any place has none. */
export async function loadStanding(http: Http): Promise<Standing> {
  const [own, places, invited, taken, consents] = await Promise.all([
    http.get<RowOf<typeof portalUser>>(`${portalUser.path}/detailByUid`).catch(nobody),
    http.get<Place[]>(`${companyMember.path}/mine`),
    http.get<Page<Invitation>>(`${companyMember.path}/invited`, { size: '50' }),
    http.get<TakenCompany[]>(`${company.path}/handedOver`),
    loadOwnConsents(http),
  ]);
  const joining = await countJoining(http, places);
  const standing = { status: own?.accountStatus ?? null, reason: own?.rejectReason ?? null };
  return { ...standing, joining, invited: invited.records, taken, consents };
}

/** How many ask to join the company that the reader acts for, where he keeps its members. */
async function countJoining(http: Http, places: readonly Place[]): Promise<number> {
  const acting = places.find(({ isActing }) => isActing);
  if (!acting || acting.companyId === '' || !acting.duties.includes('administrator')) return 0;
  const { total } = await http.get<Page<unknown>>(`${companyMember.path}/joinRequests`, { size: '1' });
  return total;
}

function nobody(error: unknown): null {
  if (error instanceof ApiError && error.code === 404) return null;
  throw error;
}
