import 'server-only';

import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { notFound } from 'next/navigation';

import type { CaseParams } from '../../lib/addresses/route-params.ts';
import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { readPersonal } from '../../lib/server-reads/personal-read.ts';
import type { FlowStep } from './named-steps.ts';

/** The process that a case became: its drawing, and the nodes and flows that were taken. */
export interface CaseProcess {
  xml: string;
  flow: FlowStep[];
}

/** A case and, once it was handed in, its process. */
export interface CaseDetail {
  view: CaseView;
  process: CaseProcess | null;
}

/** One case by its application or by its process, as its applicant may see it. */
export const loadCaseDetail = (named: CaseParams) =>
  readPersonal(async (http): Promise<CaseDetail> => {
    const id =
      'applicationId' in named ? named.applicationId : await applicationOf(http, named.processInstanceId);
    const view = await http.get<CaseView>(`${application.path}/case`, { id });
    const { processInstanceId } = view.application;
    const process = processInstanceId
      ? await foundOrNull(http.get<CaseProcess>('blade-flow/process/model-view', { processInstanceId }))
      : null;
    return { view, process };
  });

async function applicationOf(http: Http, processInstanceId: string): Promise<string> {
  const detail = await http.get<{ process: { businessKey: string | null } }>(
    'blade-workflow/process/detail',
    {
      processInstanceId,
    },
  );
  return detail.process.businessKey ?? notFound();
}
