import type { CaseView, EarlierAnswers } from '@policy/shared/contract/application/calls.ts';
import { beforeAll, expect, test } from 'vitest';

import { addClerk, addMember } from '../companies.ts';
import { describeOnDemonstration } from '../describe-on-server.ts';
import { answersTo } from './form-answers.ts';
import { untakenGuide } from './guides.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

describeOnDemonstration('a draft begins with what is known', (server) => {
  let company: Person;
  let companyId: string;

  beforeAll(async () => {
    company = await personOf(server, 'yunlan-c008');
    ({ companyId } = (await company.get('policy/policyuserinfo/detailByUid')).body.data);
  });

  const caseOf = async (id: string): Promise<CaseView> =>
    (await company.get('policy/projectinfo/case', { id })).body.data;
  const offerFor = async (id: string): Promise<EarlierAnswers | null> =>
    (await company.get('policy/projectinfo/earlierAnswers', { id })).body.data;
  /** A draft of an item that asks by a form and that the company has not applied for. */
  const begin = async () => {
    const guideId = await untakenGuide(company);
    const { id } = (await company.post('policy/projectinfo/draft', { guideId })).body.data;
    return caseOf(id);
  };

  test('who can be asked, whole and not as begun by the applicant', async () => {
    const { application, company: facts, form, tasks } = await begin();
    expect(Object.keys(form!.schema.properties as object)).toContain('contactPhone');
    const { contactName, contactPhone } = application.formData as Record<string, string>;
    expect(contactName).toBe(facts.contactName);
    expect(contactPhone).toMatch(/^1\d{10}$/);
    expect(tasks.find(({ key }) => key === 'form')?.state).toBe('todo');
  });

  test('what was answered last where the form still asks for it, once, and never amount, account or files', async () => {
    const { application, form } = await begin();
    const { id } = application;
    const offer = await offerFor(id);
    expect(offer?.titles.length).toBeGreaterThan(0);
    const earlier = (await company.get('policy/projectinfo/listall', { applyNo: offer!.applyNo })).body.data
      .records[0];
    const from = (await caseOf(earlier.id)).application.formData!;
    const { body } = await company.post('policy/projectinfo/reuseAnswers', { id });
    expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
    const after = await caseOf(id);
    const { formData } = after.application;
    const taken = Object.keys(formData!).filter((name) => !(name in application.formData!));
    expect(taken).toHaveLength(offer!.titles.length);
    const asked = Object.keys(form!.schema.properties as object);
    for (const name of taken) {
      expect(asked).toContain(name);
      expect(formData![name]).toEqual(from[name]);
    }
    expect(formData).not.toHaveProperty('applyAmountWan');
    expect(formData).toMatchObject(application.formData!);
    const { bankAccountMasked, accountName, applyAmountWan } = after.application;
    expect({ bankAccountMasked, accountName, applyAmountWan }).toMatchObject({
      bankAccountMasked: null,
      accountName: application.accountName,
      applyAmountWan: null,
    });
    expect(after.materials.flatMap(({ files }) => files)).toEqual([]);
    expect((await offerFor(id))?.titles ?? []).not.toEqual(expect.arrayContaining(offer!.titles));
  });

  test('what the applicant has answered himself stays', async () => {
    const { application, form } = await begin();
    const { id, version } = application;
    const [name] = Object.keys(form!.schema.properties as object);
    const mine = { [name!]: answersTo(form!)[name!], contactName: '本次联系人' };
    await company.post('policy/projectinfo/submit', { id, version, formData: mine });
    await company.post('policy/projectinfo/reuseAnswers', { id });
    expect((await caseOf(id)).application.formData).toMatchObject(mine);
  });

  test('nothing of another company, to a mere reader, or once it was handed in', async () => {
    const { application } = await begin();
    const { id } = application;
    const stranger = await personOf(server, 'yunlan-c057');
    expect((await stranger.get('policy/projectinfo/earlierAnswers', { id })).status).toBe(404);
    expect((await stranger.post('policy/projectinfo/reuseAnswers', { id })).status).toBe(404);
    await addClerk(server.context, 'reads');
    await addMember(server.context, { account: 'reads', companyId, duties: ['reader'] });
    const reader = await personOf(server, 'reads');
    expect((await reader.post('policy/projectinfo/reuseAnswers', { id })).status).toBe(403);
    const [handedIn] = (await company.get('policy/projectinfo/listpaydone')).body.data.records;
    expect(await offerFor(handedIn.id)).toBeNull();
    expect((await company.post('policy/projectinfo/reuseAnswers', { id: handedIn.id })).body.msg).toContain(
      '已拨付',
    );
  });
});
