import { readFileSync } from 'node:fs';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { expect } from 'vitest';

import { seedProcesses } from '../../src/seeds/reference/processes.ts';
import { idOf } from '../../src/seeds/slug-id.ts';
import { addClerk, addCompany, addMember } from '../companies.ts';
import { personOf } from '../journeys/people.ts';
import type { Person } from '../journeys/people.ts';
import type { Fixture } from './fixture.ts';

const pdf = readFileSync(new URL('../fixtures/paper.pdf', import.meta.url));

/** An application in review, with everything that belongs to it and its company. */
export interface Case {
  company: Person;
  companyId: string;
  applicationId: string;
  version: number;
  fileId: string;
  attachId: string;
  taskId: string;
  processInstanceId: string;
}

/** One case of each of two agencies, by a company each, both waiting for a reviewer. */
export async function twoCases(world: Fixture): Promise<Record<'near' | 'far', Case>> {
  const { context, workflow } = world.server;
  await seedProcesses(context, workflow);
  return {
    near: await reviewed(world, { account: 'near', agency: 'a03' }),
    far: await reviewed(world, { account: 'far', agency: 'a05' }),
  };
}

async function reviewed(
  world: Fixture,
  { account, agency }: { account: string; agency: string },
): Promise<Case> {
  const guideId = await openGuide(world, agency);
  const materialId = await addMaterial(world, guideId);
  const companyId = await addApplicant(world, account);
  const company = await personOf(world.server, account);
  const done = async (path: string, payload: object) => {
    const { body } = await company.post(path, payload);
    expect(body, `${path} ${JSON.stringify(body)}`).toMatchObject({ code: 200 });
    return body.data;
  };
  const { id } = await done('policy/projectinfo/draft', { guideId });
  const { attachId } = (await company.upload('材料.pdf', pdf)).body.data;
  const file = await done('policy/projectfile/submit', { applicationId: id, materialId, attachId });
  const account1 = { accountName: account, bankName: '江屿银行', bankAccount: '6222000011112222' };
  const saved = await done('policy/projectinfo/submit', { id, applyAmountWan: 1, ...account1 });
  const declared = { id, version: saved.version, agreed: true };
  const { applyNo } = await done('policy/projectinfo/declare', declared);
  const acceptor = await personOf(world.server, 'acceptor');
  const taskOf = async (person: Person) =>
    (await person.get('blade-workflow/process/claimList', { serialNumber: applyNo })).body.data.records[0];
  const { taskId: accepting } = await taskOf(acceptor);
  await acceptor.post('blade-workflow/process/claimTask', { taskId: accepting });
  const accepted = { taskId: accepting, outcome: 'accepted' };
  expect((await acceptor.post('blade-workflow/process/completeTask', accepted)).status).toBe(200);
  const { taskId, processInstanceId } = await taskOf(await personOf(world.server, 'reviewer'));
  const { version } = (await company.get('policy/projectinfo/detail', { id })).body.data;
  const found = { company, companyId, applicationId: id, version, fileId: file.id, attachId };
  return { ...found, taskId, processInstanceId };
}

/** A guide that is open and led by the standard process, of an agency. */
export async function openGuide(world: Fixture, agency: string): Promise<string> {
  const { admin } = world;
  const open = { isSuspended: 0, isMsjx: 0, windowType: 'always', applyStart: null, applyEnd: null };
  const once = { repeatPolicy: 'once_per_batch', batchNo: 'B-1' };
  const led = { processDefKey: 'wf_apply_standard', formKey: null, amountCapWan: 100 };
  const draft = {
    ...world.draftOf(itemGuide),
    ...open,
    ...led,
    ...once,
    agencyId: idOf(agency),
    fulfilMode: 'instant',
  };
  const { id } = (await admin.post('policy/policyitemguide/submit', draft)).body.data;
  for (const move of ['toReview', 'publish']) await admin.post(`policy/policyitemguide/${move}`, { ids: id });
  return id;
}

/** A paper that a public guide asks for. */
export async function addMaterial(world: Fixture, guideId: string): Promise<string> {
  const asked = {
    isRequired: 1,
    isShared: 0,
    source: 'company_file',
    accept: 'pdf',
    minCount: 1,
    maxCount: 3,
    maxSizeMb: 20,
  };
  const draft = { ...world.draftOf(itemGuideMaterial), ...asked, guideId };
  const { id } = (await world.admin.post('policy/policyitemguidematerial/submit', draft)).body.data;
  // Of a guide that is public it is a revision first.
  for (const move of ['toReview', 'publish'])
    await world.admin.post(`policy/policyitemguide/${move}`, { ids: guideId });
  return id;
}

async function addApplicant({ server: { context } }: Fixture, account: string): Promise<string> {
  await addClerk(context, account);
  return addMember(context, { account, companyId: await addCompany(context, { companyName: account }) });
}
