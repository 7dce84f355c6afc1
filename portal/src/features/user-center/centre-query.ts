import { applicationLists, applicationTabs } from '@policy/shared/contract/application/moves.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';

/** The tabs of a company's applications, in the order in which they are walked through. */
export const centreTabs = ['draft', 'doing', 'done'] as const satisfies (keyof typeof applicationTabs)[];

/** What the cases in progress can be narrowed to. */
export const waitsFor = ['correction', 'payment'] as const;

/** Orders of a tab, the first one without being asked for. */
export const centreSorts = ['changed', 'submitted', 'due', 'amount'] as const;

/** What the address of the user centre says; a value that does not fit counts as not given. */
export const centreQuery = z.object({
  tab: z.enum(centreTabs).default('doing'),
  waits: z.enum(waitsFor).optional(),
  keyword: z.string().trim().max(100).optional(),
  sort: z.enum(centreSorts).default('changed'),
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(50).default(10),
  /** The page of what was asked for by other forms. */
  requests: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type CentreQuery = z.output<typeof centreQuery>;

/** Addresses of the user centre's lists. */
export const centreAddress = listAddress('/user/userCenter', centreQuery);

const waiting: Record<(typeof waitsFor)[number], readonly ApplicationState[]> = {
  correction: ['supplement'],
  payment: applicationLists.listpaytodo,
};

const orders: Record<(typeof centreSorts)[number], Record<string, string>> = {
  changed: { descs: 'updateTime' },
  submitted: { descs: 'submitTime' },
  due: { ascs: 'dueDate' },
  amount: { descs: 'applyAmountWan' },
};

/** The same as a question to the server's list of all; only cases in progress are narrowed. */
export function centreFilters({ tab, waits, keyword, sort, current, size }: CentreQuery) {
  const states = waits && tab === 'doing' ? waiting[waits] : applicationTabs[tab];
  return { status: states.join(','), ...(keyword ? { keyword } : {}), ...orders[sort], current, size };
}
