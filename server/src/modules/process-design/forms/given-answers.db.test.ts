import { readFileSync } from 'node:fs';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../../../../test/describe-on-server.ts';
import { filesWanted } from '../../../../test/journeys/files-wanted.ts';
import { untakenGuide } from '../../../../test/journeys/guides.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';

const forms = 'blade-workflow/design/form';
const models = 'blade-workflow/design/model';
const process = 'blade-workflow/process';
const project = 'policy/projectinfo';

const text = { type: 'string', maxLength: 200, readOnly: true };
const fact = (name: string) => ({ 'ui:widget': 'companyFact', 'ui:options': { fact: name } });

/** A form with a number, a name and a head count that nobody fills in. */
const asked: FormContent = {
  schema: {
    ...{ title: 'Award', type: 'object', additionalProperties: false, required: ['note'] },
    properties: {
      no: { ...text, title: 'No' },
      note: { type: 'string', title: 'Note', minLength: 1 },
      firm: {
        ...{ type: 'object', title: 'Company', additionalProperties: false },
        properties: { name: { ...text, title: 'Name' }, staff: { type: 'integer', title: 'Staff' } },
      },
    },
  },
  uiSchema: {
    no: { 'ui:widget': 'serial', 'ui:options': { prefix: 'JL' } },
    firm: { name: fact('companyName'), staff: fact('employees') },
  },
  texts: { en: {} },
};

const xmlOf = (key: string, formKey: string) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:policy="urn:policy-fulfilment:workflow" targetNamespace="t">
  <process id="${key}" name="奖励" isExecutable="true">
    <startEvent id="start" flowable:formKey="${formKey}" />
    <userTask id="approve" name="审批"><extensionElements><policy:candidate role="lead" /></extensionElements></userTask>
    <endEvent id="end" />
    <sequenceFlow id="a" sourceRef="start" targetRef="approve" />
    <sequenceFlow id="b" sourceRef="approve" targetRef="end" />
  </process>
</definitions>`;

describeOnDemonstration('what a form is answered with by the system', (server) => {
  const published = async (formKey: string, content = asked) => {
    const admin = await personOf(server, 'admin');
    const { body } = await admin.post(`${forms}/submit`, { formKey, name: 'Award', nameEn: 'Award' });
    const id = String(body.data.id);
    await admin.post(`${forms}/saveDesign`, { id, rev: 0, ...content });
    expect((await admin.post(`${forms}/publish`, { id, rev: 1 })).status).toBe(200);
    return admin;
  };

  test('a process gets a number of its own, which nobody sends and nobody changes', async () => {
    const admin = await published('form_given');
    const model = { modelKey: 'wf_given', name: '奖励', xml: xmlOf('wf_given', 'form_given') };
    const { id, version } = (await admin.post(`${models}/submit`, model)).body.data;
    expect((await admin.post(`${models}/deploy`, { id, version })).status).toBe(200);
    const lead = await personOf(server, 'lead');
    const begin = async () => {
      const variables = { note: 'n', no: 'JL-1', firm: { name: 'Mine' } };
      const sent = { processDefKey: 'wf_given', formVersion: 1, variables };
      return String((await lead.post(`${process}/startProcess`, sent)).body.data.processInstanceId);
    };
    const first = await begin();
    const second = await begin();
    const read = async (processInstanceId: string) =>
      (await lead.get(`${process}/detail`, { processInstanceId })).body.data;
    const { form } = await read(first);
    expect(form.values).toEqual({ no: expect.stringMatching(/^JL\d{8}0001$/), note: 'n', firm: {} });
    expect((await read(second)).form.values.no).toMatch(/0002$/);
    const { body } = await lead.get(`${process}/claimList`, { processInstanceId: first });
    const task = body.data.records.find(
      (one: { processInstanceId: string }) => one.processInstanceId === first,
    );
    const sent = { taskId: task.taskId, outcome: 'approved', variables: { no: 'JL-1' } };
    await lead.post(`${process}/claimTask`, { taskId: task.taskId });
    const changed = await lead.post(`${process}/completeTask`, sent);
    expect([changed.status, changed.body.data?.errors]).toEqual([
      400,
      [{ field: 'no', message: expect.stringContaining('No') }],
    ]);
  });

  /** An application under a guide with a form, with all that is no answer to it. */
  const drafted = async (
    account: string,
    { formKey, content }: { formKey: string; content?: FormContent },
  ) => {
    await published(formKey, content);
    const company = await personOf(server, account);
    const guideId = await untakenGuide(company);
    await repositoryOf(itemGuide, server.context).update(guideId, { formKey });
    const { id } = (await company.post(`${project}/draft`, { guideId })).body.data;
    const read = async () => (await company.get(`${project}/case`, { id })).body.data;
    const save = async (formData?: object) => {
      const { version, companyName: accountName } = (await read()).application;
      const account = { accountName, bankName: 'Bank', bankAccount: '6222000011112222' };
      return company.post(`${project}/submit`, { id, version, applyAmountWan: 1, formData, ...account });
    };
    const handIn = async () => {
      const pdf = readFileSync(new URL('../../../../test/fixtures/paper.pdf', import.meta.url));
      const { materials } = await read();
      for (const { id: materialId } of filesWanted<
        { id: string } & Parameters<typeof filesWanted>[0][number]
      >(materials)) {
        const { attachId } = (await company.upload('paper.pdf', pdf)).body.data;
        await company.post('policy/projectfile/submit', { applicationId: id, materialId, attachId });
      }
      const { version } = (await read()).application;
      const declared = await company.post(`${project}/declare`, { id, version, agreed: true });
      expect(declared.body).toMatchObject({ code: 200 });
      return (await read()).application;
    };
    return { read, save, handIn };
  };

  test('an application holds what the file of its company says, and its number once it is handed in', async () => {
    const { read, save, handIn } = await drafted('yunlan-c043', { formKey: 'form_given_award' });
    const { application, form } = await read();
    const { name, staff } = form.schema.properties.firm.properties;
    expect([name.default, staff.default]).toEqual([application.companyName, expect.any(Number)]);
    const saved = await save({ note: 'n', no: 'JL-1', firm: { name: 'Another', staff: 1 } });
    const firm = { name: application.companyName, staff: staff.default };
    expect(saved.body.data.formData).toEqual({ note: 'n', firm });
    const no = expect.stringMatching(/^JL\d{8}0001$/);
    expect((await handIn()).formData).toEqual({ note: 'n', firm, no });
  });

  test('an application in which nobody answered anything holds them as well', async () => {
    const content = { ...asked, schema: { ...asked.schema, required: [] } };
    const formKey = 'form_given_alone';
    const { save, handIn } = await drafted('yunlan-c043', { formKey, content });
    expect((await save()).body.data.formData).toBeNull();
    const { formData, companyName, ...written } = await handIn();
    const firm = { name: companyName, staff: expect.any(Number) };
    expect(formData).toEqual({ firm, no: expect.stringMatching(/^JL\d{8}0001$/) });
    expect(written).toMatchObject({ formKey, formVersion: 1 });
  });
});
