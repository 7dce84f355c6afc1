import 'server-only';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { Http } from '@policy/shared/client/http.ts';
import type { CompanyLogEntry } from '@policy/shared/contract/companies/company-log.ts';
import { duties } from '@policy/shared/contract/companies/duties.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';

import { readPersonal } from '../../lib/server-reads/personal-read.ts';
import type { Invitation, JoinRequest, Member, OwnCompany } from './company-rows.ts';
import type { CompanyQuery } from './company-query.ts';

/** What a member sees of the company that he acts for; what only its administrator sees is null for others. */
export interface CompanyShown {
  kind: 'company';
  own: OwnCompany;
  members: Page<Member>;
  log: Page<CompanyLogEntry>;
  invitations: Page<Invitation> | null;
  joining: Page<JoinRequest> | null;
  /** What the reader may give to others. */
  giving: readonly Duty[];
}

/** Somebody who acts for himself: the companies that he could act for, and whether he waits to be approved. */
export interface NoCompany {
  kind: 'himself';
  companies: readonly string[];
  isPending: boolean;
}

interface Place {
  companyId: string;
  companyName: string | null;
  duties: Duty[];
  isActing: boolean;
}

const rowsAtOnce = 20;

/** What the page of the reader's company shows. */
export const loadCompany = (query: CompanyQuery) =>
  readPersonal(async (http): Promise<CompanyShown | NoCompany> => {
    const places = await http.get<Place[]>(`${companyMember.path}/mine`);
    const acting = places.find(({ isActing }) => isActing);
    return acting && acting.companyId !== '' ? shownTo(http, acting, query) : forHimself(http, places);
  });

async function shownTo(http: Http, { duties: held }: Place, query: CompanyQuery): Promise<CompanyShown> {
  const keeps = held.includes('administrator');
  const page = <Row>(path: string, current: number, more: Record<string, string> = {}) =>
    http.get<Page<Row>>(path, { current, size: rowsAtOnce, ...more });
  const kept = <Row>(name: string, current: number) =>
    keeps ? page<Row>(`${companyMember.path}/${name}`, current) : null;
  const [own, members, log, invitations, joining] = await Promise.all([
    http.get<OwnCompany>(`${company.path}/own`),
    page<Member>(`${companyMember.path}/list`, query.current, { ascs: 'fromDate' }),
    page<CompanyLogEntry>(`${company.path}/log`, query.log),
    kept<Invitation>('invitations', query.invitations),
    kept<JoinRequest>('joinRequests', query.joining),
  ]);
  // Whoever signs lets others sign; nobody else gives that duty.
  const giving = duties.filter((duty) => duty !== 'signer' || held.includes('signer'));
  return { kind: 'company', own, members, log, invitations, joining, giving };
}

async function forHimself(http: Http, places: readonly Place[]): Promise<NoCompany> {
  const own = await http.get<RowOf<typeof portalUser>>(`${portalUser.path}/detailByUid`).catch(nobody);
  return {
    kind: 'himself',
    companies: places.flatMap(({ companyName }) => companyName ?? []),
    isPending: own?.accountStatus === 'pending',
  };
}

function nobody(error: unknown): null {
  if (error instanceof ApiError && error.code === 404) return null;
  throw error;
}
