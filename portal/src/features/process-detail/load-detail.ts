import 'server-only';

import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';

import type { CaseParams } from '../../lib/addresses/route-params.ts';
import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { readPersonal } from '../../lib/server-reads/personal-read.ts';
import type { FlowStep } from './named-steps.ts';
import type { OwnProcess } from './own/own-process.ts';

/** The process that a case became: its drawing, and the nodes and flows that were taken. */
export interface CaseProcess {
  xml: string;
  flow: FlowStep[];
}

/** An application and, once it was handed in, its process. */
export interface CaseDetail {
  view: CaseView;
  process: CaseProcess | null;
}

/** What an address names: an application, or a process that began with a form. */
export type NamedDetail = ({ kind: 'application' } & CaseDetail) | { kind: 'own'; detail: OwnProcess };

/** One application by itself or by its process, or a process of another kind, as whom it belongs to may see it. */
export const loadDetail = (named: CaseParams) =>
  readPersonal(async (http): Promise<NamedDetail> => {
    if ('applicationId' in named) return applicationDetail(http, named.applicationId);
    const detail = await http.get<OwnProcess & { process: { businessKey: string | null } }>(
      `${processesPath}/detail`,
      { processInstanceId: named.processInstanceId, ...(named.taskId ? { taskId: named.taskId } : {}) },
    );
    const { businessKey } = detail.process;
    return businessKey === null ? { kind: 'own', detail } : applicationDetail(http, businessKey);
  });

async function applicationDetail(http: Http, id: string): Promise<NamedDetail> {
  const view = await http.get<CaseView>(`${application.path}/case`, { id });
  const { processInstanceId } = view.application;
  const process = processInstanceId
    ? await foundOrNull(http.get<CaseProcess>('blade-flow/process/model-view', { processInstanceId }))
    : null;
  return { kind: 'application', view, process };
}
