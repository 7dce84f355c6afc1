import { answersTo } from '../../server/test/journeys/form-answers.ts';
import type { Http } from '../../shared/src/client/http.ts';
import type { CaseView } from '../../shared/src/contract/application/calls.ts';
import { application } from '../../shared/src/contract/entities/application/application.ts';
import type { Page } from '../../shared/src/contract/kit/entity.ts';
import { signedIn } from './sign-in.ts';
import type { Account } from './sign-in.ts';

/** A company's application for one item, led through the API to where a test begins. */
export interface Case {
  id: string;
  guideId: string;
  applyNo: string;
}

/** A task as the lists of the back-office name it. */
export interface Task {
  taskId: string;
  processInstanceId: string;
  title: string;
}

const { path } = application;
const tasks = 'blade-workflow/process';

/** Begins a draft, or answers the one that is there. */
export async function begin(who: Account, guideId: string): Promise<Case> {
  const { http } = await signedIn('portal', who);
  return http.post<Case>(`${path}/draft`, { guideId });
}

/** A company's own case by its number. */
export async function ownCase(who: Account, applyNo: string): Promise<Case> {
  const { http } = await signedIn('portal', who);
  const { records } = await http.get<Page<Case>>(`${path}/listall`, { size: 50 });
  return records.find((row) => row.applyNo === applyNo)!;
}

/** A draft in which all is answered but the signature; for items without materials. */
export async function fillIn(who: Account, guideId: string): Promise<Case> {
  const { http } = await signedIn('portal', who);
  return (await filled(http, guideId)).draft;
}

/** The same for somebody who has signed in in a page. */
export const fillInBy = async (http: Http, guideId: string): Promise<Case> =>
  (await filled(http, guideId)).draft;

/** A case that has been handed in and waits for the acceptor; for items without materials. */
export async function handIn(who: Account, guideId: string): Promise<Case> {
  const { http } = await signedIn('portal', who);
  const { draft, version } = await filled(http, guideId);
  await http.post(`${path}/declare`, { id: draft.id, version, agreed: true });
  return draft;
}

async function filled(http: Http, guideId: string) {
  const draft = await http.post<Case>(`${path}/draft`, { guideId });
  const { form, application: row } = await http.get<CaseView>(`${path}/case`, { id: draft.id });
  const { version } = await http.post<{ version: number }>(`${path}/submit`, {
    ...{ id: row.id, version: row.version, formData: form ? answersTo(form) : {} },
    ...{ bankName: '江屿银行云澜支行', bankAccount: '6222000011112222' },
  });
  return { draft, version };
}

const waiting = (http: Http, { applyNo }: Case) =>
  http.get<Page<Task>>(`${tasks}/claimList`, { title: applyNo });

/** The one task of a case that an officer may take. */
export async function offered(who: Account, of: Case): Promise<Task> {
  const { http } = await signedIn('admin', who);
  return (await waiting(http, of)).records[0]!;
}

/** Takes the one waiting task of a case and answers it. */
export async function claim(who: Account, of: Case): Promise<Task> {
  const { http } = await signedIn('admin', who);
  return claimed(http, of);
}

/** Takes the one waiting task of a case and closes it. */
export async function decide(who: Account, of: Case, outcome: string): Promise<void> {
  const { http } = await signedIn('admin', who);
  const { taskId } = await claimed(http, of);
  await http.post(`${tasks}/completeTask`, { taskId, outcome });
}

async function claimed(http: Http, of: Case): Promise<Task> {
  const task = (await waiting(http, of)).records[0]!;
  await http.post(`${tasks}/claimTask`, { taskId: task.taskId });
  return task;
}
