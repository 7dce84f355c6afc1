import 'server-only';

import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import type { Http } from '@policy/shared/client/http.ts';

/** Somebody who asks to join the company. */
export interface JoinRequest {
  id: string;
  name: string;
  phone: string | null;
  sentAt: string;
  answerBy: string | null;
}

/** What the reader is to whom he acts for, and who asks to join where he keeps the members. */
export interface Standing {
  status: RowOf<typeof portalUser>['accountStatus'] | null;
  reason: string | null;
  joining: Page<JoinRequest> | null;
}

interface Place {
  companyId: string;
  duties: Duty[];
  isActing: boolean;
}

/** Reads the reader's standing; somebody without any place has none. */
export async function loadStanding(http: Http): Promise<Standing> {
  const [own, places] = await Promise.all([
    http.get<RowOf<typeof portalUser>>(`${portalUser.path}/detailByUid`).catch(nobody),
    http.get<Place[]>(`${companyMember.path}/mine`),
  ]);
  const acting = places.find(({ isActing }) => isActing);
  const keeps = acting !== undefined && acting.companyId !== '' && acting.duties.includes('administrator');
  const joining = keeps ? await http.get<Page<JoinRequest>>(`${companyMember.path}/joinRequests`) : null;
  return { status: own?.accountStatus ?? null, reason: own?.rejectReason ?? null, joining };
}

function nobody(error: unknown): null {
  if (error instanceof ApiError && error.code === 404) return null;
  throw error;
}
