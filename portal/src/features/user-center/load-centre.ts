import 'server-only';

import type { companyStatistics } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { ListRowOf, Page } from '@policy/shared/contract/kit/entity.ts';
import type { z } from 'zod';

import { readPersonal } from '../../lib/server-reads/personal-read.ts';
import type { CentreQuery } from './centre-query.ts';

/** An application as its company's lists show it. */
export type ApplicationRow = ListRowOf<typeof application>;

/** How many applications there are of each kind. */
export type Counts = z.output<typeof companyStatistics>;

/** One page of a company's applications and the counts of all lists. */
export const loadCentre = ({ tab, current, size }: CentreQuery) =>
  readPersonal(async (http) => {
    const [page, counts] = await Promise.all([
      http.get<Page<ApplicationRow>>(`${application.path}/list${tab}`, { current, size }),
      http.get<Counts>(`${application.path}/statisticsCompanyApply`),
    ]);
    return { page, counts };
  });
