import 'server-only';

import type { Http } from '@policy/shared/client/http.ts';
import type { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { TaskCounts } from '@policy/shared/contract/workflow/inbox.ts';
import { processDraftPath, processesPath } from '@policy/shared/contract/workflow/paths.ts';
import type { StartableProcess } from '@policy/shared/contract/workflow/starting.ts';
import type { InstanceStatus } from '@policy/shared/contract/workflow/status.ts';

/** A process of the reader's or of his company's that began with a form. */
export interface SentRequest {
  processInstanceId: string;
  processDefinitionName: string;
  title: string;
  processStatus: InstanceStatus;
  createTime: string;
  /** The step at which it waits. */
  taskName: string | null;
  /** It came back, and the reader may correct it. */
  isReturned: boolean;
}

/** What the reader may ask for by a form, what he has begun to fill in, what was handed in and what of it came back. */
export interface Requests {
  startable: StartableProcess[];
  drafts: RowOf<typeof processDraft>[];
  sent: Page<SentRequest>;
  returned: SentRequest[];
  /** How many steps wait for him. */
  todo: number;
}

/** As many processes as one tenant has. */
const most = 200;

/** What is asked for by forms, beside applications. */
export async function loadRequests(http: Http, current: number): Promise<Requests> {
  const sentPage = (query: object) =>
    http.get<Page<SentRequest>>(`${processesPath}/sendList`, { isByForm: 1, ...query });
  const [startable, drafts, sent, returned, counts] = await Promise.all([
    http.get<Page<StartableProcess>>(`${processesPath}/processList`, { current: 1, size: most }),
    http.get<Page<RowOf<typeof processDraft>>>(`${processDraftPath}/list`, { current: 1, size: 50 }),
    sentPage({ current, size: 10 }),
    sentPage({ current: 1, size: 50, isReturned: 1 }),
    http.get<TaskCounts>(`${processesPath}/counts`),
  ]);
  return {
    // What begins on a page of its area has no form to fill in here.
    startable: startable.records.filter(({ formKey }) => formKey !== null),
    ...{ drafts: drafts.records, sent, todo: counts.todo.total },
    returned: returned.records.filter(({ isReturned }) => isReturned),
  };
}
