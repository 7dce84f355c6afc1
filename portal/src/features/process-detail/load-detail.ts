import 'server-only';

import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';

import type { CaseParams } from '../../lib/addresses/route-params.ts';
import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { readPersonal } from '../../lib/server-reads/personal-read.ts';
import type { OwnProcess } from './own/own-process.ts';

/** An application and, once it was handed in, its process, as its applicant sees it. */
export interface CaseDetail {
  view: CaseView;
  process: OwnProcess | null;
}

type Read = OwnProcess & { process: { businessKey: string | null } };

/** What an address names: an application, or a process that began with a form. */
export type NamedDetail = ({ kind: 'application' } & CaseDetail) | { kind: 'own'; detail: OwnProcess };

/** One application by itself or by its process, or a process of another kind, as whom it belongs to may see it. */
export const loadDetail = (named: CaseParams) =>
  readPersonal(async (http): Promise<NamedDetail> => {
    if ('applicationId' in named) return applicationDetail(http, named.applicationId);
    const { processInstanceId, taskId } = named;
    const detail = await processOf(http, { processInstanceId, ...(taskId ? { taskId } : {}) });
    const { businessKey } = detail.process;
    if (businessKey === null) return { kind: 'own', detail };
    const view = await http.get<CaseView>(`${application.path}/case`, { id: businessKey });
    return { kind: 'application', view, process: detail };
  });

const processOf = (http: Http, named: { processInstanceId: string; taskId?: string }) =>
  http.get<Read>(`${processesPath}/detail`, named);

async function applicationDetail(http: Http, id: string): Promise<NamedDetail> {
  const view = await http.get<CaseView>(`${application.path}/case`, { id });
  const { processInstanceId } = view.application;
  const process = processInstanceId ? await foundOrNull(processOf(http, { processInstanceId })) : null;
  return { kind: 'application', view, process };
}
