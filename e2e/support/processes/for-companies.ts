import { officers } from '../people.ts';
import { signedIn } from '../sign-in.ts';

const models = 'blade-workflow/design/model';

/** A process that begins with the form of the seal; the lead decides, or returns it. */
const xmlOf = (key: string, name: string) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:policy="urn:policy-fulfilment:workflow" targetNamespace="t">
  <process id="${key}" name="${name}" isExecutable="true">
    <startEvent id="start" flowable:formKey="form_seal" />
    <userTask id="decide" name="部门审批"><extensionElements>
      <policy:candidate role="lead" />
      <policy:button key="approved" name="同意" nameEn="Approve" />
      <policy:button key="returned" name="退回修改" nameEn="Return for correction" commentRequired="true" />
    </extensionElements></userTask>
    <endEvent id="end" />
    <sequenceFlow id="toDecide" sourceRef="start" targetRef="decide" />
    <sequenceFlow id="toEnd" sourceRef="decide" targetRef="end" />
  </process>
</definitions>`;

/** Deploys a process that members of companies may start whose duty is to sign; answers its key and what it is called. */
export async function deployForCompanies(): Promise<{ key: string; name: string }> {
  const key = `for_companies_${Date.now()}`;
  const name = `企业用印${key.slice(-6)}`;
  const { http } = await signedIn('admin', officers.admin);
  const { id } = await http.post<{ id: string }>(`${models}/submit`, {
    ...{ modelKey: key, name, xml: xmlOf(key, name) },
  });
  await http.post(`${models}/deploy`, { id });
  await http.post(`${models}/scope/submit`, { modelId: id, type: 'duty', ids: ['signer'] });
  return { key, name };
}
