import 'server-only';

import type { CompanyTask, companyStatistics } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { ListRowOf, Page } from '@policy/shared/contract/kit/entity.ts';
import type { z } from 'zod';

import { readPersonal } from '../../lib/server-reads/personal-read.ts';
import { centreFilters, type CentreQuery } from './centre-query.ts';
import { loadStanding } from './load-standing.ts';
import { loadRequests } from './load-requests.ts';

/** An application as its company's lists show it. */
export type ApplicationRow = ListRowOf<typeof application>;

/** How many applications there are of each kind. */
export type Counts = z.output<typeof companyStatistics>;

/** What waits for a company, one page of its applications, the counts of all tabs, and what it asks for by other forms. */
export const loadCentre = (query: CentreQuery) =>
  readPersonal(async (http) => {
    const [tasks, page, counts, requests, standing] = await Promise.all([
      http.get<CompanyTask[]>(`${application.path}/companyTasks`),
      http.get<Page<ApplicationRow>>(`${application.path}/listall`, centreFilters(query)),
      http.get<Counts>(`${application.path}/statisticsCompanyApply`),
      loadRequests(http, query.requests),
      loadStanding(http),
    ]);
    return { tasks, page, counts, requests, standing };
  });
