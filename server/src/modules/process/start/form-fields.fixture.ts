import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';

import type { Person } from '../../../../test/journeys/people.ts';

const number = (title: string, more: object = {}) => ({ type: 'number', title, ...more });
const whenRented = { 'x-shown': { '==': [{ var: 'kind' }, 'rent'] } };

/** A form with files, a region, an entry of a dictionary, a rich text, a field under a condition and one that is worked out. */
export const asked: FormContent = {
  schema: {
    ...{ title: 'Room', type: 'object', additionalProperties: false, required: ['kind', 'landlord'] },
    properties: {
      kind: { type: 'string', title: 'Kind', minLength: 1 },
      landlord: { type: 'string', title: 'Landlord', minLength: 1, ...whenRented },
      papers: {
        ...{ type: 'array', title: 'Papers', uniqueItems: true, maxItems: 2 },
        items: { type: 'string', format: 'uuid' },
        'x-files': { accept: ['pdf'], maxSizeMb: 1 },
      },
      place: { type: 'string', title: 'Place', maxLength: 12 },
      topic: { type: 'string', title: 'Topic', minLength: 1, maxLength: 100, 'x-dictionary': 'room_topic' },
      note: { type: 'string', title: 'Note', minLength: 1, maxLength: 500, contentMediaType: 'text/html' },
      price: number('Price'),
      months: number('Months'),
      cost: number('Cost', {
        readOnly: true,
        'x-formula': { '*': [{ var: 'price' }, { var: 'months' }] },
      }),
    },
  },
  uiSchema: {
    papers: { 'ui:widget': 'files' },
    place: { 'ui:widget': 'region', 'ui:options': { width: 'half' } },
    topic: { 'ui:widget': 'dictionary' },
    note: { 'ui:widget': 'richText' },
    cost: { 'ui:widget': 'formula' },
  },
  texts: { en: {} },
};

const fields = ['price', 'landlord'].map(
  (name) => `<policy:field name="${name}" access="edit" required="true"/>`,
);
/** The dictionary that the form is answered from, with these entries; their ids by their keys. */
export async function dictionaryOf(admin: Person, named: Readonly<Record<string, string>>) {
  const add = async (row: object) =>
    String(
      (await admin.post('blade-system/dict-biz/submit', { code: 'room_topic', sort: 1, ...row })).body.data
        .id,
    );
  const parentId = await add({ dictValue: '用途' });
  const ids = new Map<string, string>();
  for (const [dictKey, dictValue] of Object.entries(named))
    ids.set(dictKey, await add({ parentId, dictKey, dictValue }));
  return ids;
}

const noted = '<policy:field name="note" access="edit"/>';
/** A process that begins with it. */
export const xml = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:policy="urn:policy-fulfilment:workflow" targetNamespace="t">
  <process id="wf_fields" name="用房" isExecutable="true">
    <startEvent id="start" flowable:formKey="form_fields" />
    <userTask id="approve" name="审批"><extensionElements><policy:candidate role="lead" />${fields.join('')}${noted}</extensionElements></userTask>
    <endEvent id="end" />
    <sequenceFlow id="a" sourceRef="start" targetRef="approve" />
    <sequenceFlow id="b" sourceRef="approve" targetRef="end" />
  </process>
</definitions>`;

/** The same process, which names what is started, and asks for the work within a working day. */
export const named = xml
  .replace(
    'id="wf_fields" name="用房" isExecutable="true">',
    'id="wf_named" name="用房编号" isExecutable="true"><extensionElements><policy:naming naming=""/></extensionElements>',
  )
  .replace('name="审批"', 'name="审批" flowable:dueDate="P1D" flowable:businessCalendarName="workdays"');
