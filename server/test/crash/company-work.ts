import { readFileSync } from 'node:fs';

import type { MaterialView } from '@policy/shared/contract/application/calls.ts';

import { answersTo } from '../journeys/form-answers.ts';
import { filesWanted } from '../journeys/files-wanted.ts';
import type { Caller } from './caller.ts';
import { Refused } from './caller.ts';

/** One write; it is tried until it is acknowledged, and then answers its mark, or undefined when there was nothing to do. */
export type Attempt = () => Promise<string | undefined>;

interface Application {
  id: string;
  version: number;
}
interface Case {
  application: Application;
  form: Parameters<typeof answersTo>[0];
  materials: MaterialView[];
}

const pdf = new Blob([readFileSync(new URL('../fixtures/paper.pdf', import.meta.url))]);

/** What a company does, one write after another: a whole application for each of the guides. */
export function* companyWork(company: Caller, guideIds: readonly string[]): Generator<Attempt> {
  for (const guideId of guideIds) yield* application(company, guideId);
}

function* application(company: Caller, guideId: string): Generator<Attempt> {
  let id: string | undefined;
  let needed: MaterialView[] = [];
  yield async () => {
    id = await begin(company, guideId);
    return id && `application:${id}`;
  };
  // Somebody of the demonstration has applied for it before.
  if (!id) return;
  const ours = id;
  yield async () => {
    const found = await company.get<Case>('policy/projectinfo/case', { id: ours });
    needed = filesWanted(found.materials);
    return save(company, found);
  };
  for (const material of needed) yield* handIn(company, ours, material);
  yield* declare(company, ours);
}

async function begin(company: Caller, guideId: string): Promise<string | undefined> {
  try {
    return (await company.post<Application>('policy/projectinfo/draft', { guideId })).id;
  } catch (error) {
    if (error instanceof Refused && error.status === 400) return undefined;
    throw error;
  }
}

async function save(company: Caller, { application: { id, version }, form }: Case): Promise<string> {
  const projectName = `断电演练 ${id}`;
  const facts = { bankName: '江屿银行', bankAccount: '6222000011112222' };
  const formData = answersTo(form);
  const draft = { id, version, projectName, formData, applyAmountWan: 5, ...facts };
  await company.post('policy/projectinfo/submit', draft);
  return `saved:${id}`;
}

function* handIn(company: Caller, applicationId: string, material: MaterialView): Generator<Attempt> {
  let attachId = '';
  yield async () => {
    const form = new FormData();
    form.append('purpose', 'applicationMaterial');
    form.append('file', pdf, '材料.pdf');
    ({ attachId } = await company.upload<{ attachId: string }>('blade-resource/oss/endpoint/put-file', form));
    return `attachment:${attachId}`;
  };
  yield async () => {
    const handed = { applicationId, materialId: material.id, attachId };
    const { id } = await company.post<{ id: string }>('policy/projectfile/submit', handed);
    return `file:${id}`;
  };
}

/** Repeated as it was after a kill, under the same key, so that it counts once whether or not the first was heard. */
function* declare(company: Caller, id: string): Generator<Attempt> {
  let body: object | undefined;
  yield async () => {
    const { application } = await company.get<Case>('policy/projectinfo/case', { id });
    body ??= { id, version: application.version, agreed: true };
    await company.post('policy/projectinfo/declare', body, { 'idempotency-key': `crash-declare-${id}` });
    return `declared:${id}`;
  };
}
