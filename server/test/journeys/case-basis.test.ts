import type { CaseBasis } from '@policy/shared/contract/workflow/case-basis.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { idOf } from '../../src/seeds/slug-id.ts';
import { describeOnDemonstration } from '../describe-on-server.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

/** A site check of the industry bureau, for a company that has cases with other agencies too. */
const checked = 'YL2026106300007';
/** Another case of the same company. */
const another = 'YL2026111900010';
/** A case that its company has handed in and nobody has taken. */
const handedIn = 'YL2026109100002';

interface Listed {
  id: string;
  applyNo: string;
  companyName: string;
  status: string;
}

describeOnDemonstration('what an officer decides by', (server) => {
  let admin: Person;
  beforeAll(async () => {
    admin = await personOf(server, 'admin');
  });

  const listed = async (person: Person, query: Record<string, string>): Promise<Listed[]> =>
    (await person.get('policy/projectinfo/list', { size: '100', ...query })).body.data.records;
  const taken = async (person: Person, serialNumber: string) => {
    const task = async (list: string) =>
      (await person.get(`blade-workflow/process/${list}`, { serialNumber })).body.data.records[0];
    const waiting = await task('claimList');
    if (waiting) await person.post('blade-workflow/process/claimTask', { taskId: waiting.taskId });
    const { taskId } = await task('todoList');
    return { taskId, detail: (await person.get('blade-workflow/process/detail', { taskId })).body.data };
  };

  test('is the guide’s standard, conditions and clause, and how much may be given', async () => {
    const reviewer = await personOf(server, 'reviewer03');
    const { basis } = (await taken(reviewer, checked)).detail as { basis: CaseBasis };
    const [{ id }] = (await listed(admin, { applyNo: checked })) as [Listed];
    const { guideId, applyAmountWan } = (await admin.get('policy/projectinfo/detail', { id })).body.data;
    const guide = (await admin.get('policy/policyitemguide/detail', { id: guideId })).body.data;
    expect(basis).toMatchObject({ standard: guide.standard, conditions: guide.conditions });
    expect(basis.clause?.value).toContain(guide.legalBasis);
    expect(basis.clause?.link).toMatch(/\/policyinfo\/policyinfoDetail\?id=[0-9a-f-]{36}#c-\d+$/);
    expect(basis.amounts.map(({ value }) => value)).toEqual([
      String(applyAmountWan),
      String(guide.amountCapWan),
    ]);
  });

  test('are the company’s other cases within his reach, and of those beyond it their number alone', async () => {
    const reviewer = await personOf(server, 'reviewer03');
    await server.database.db.execute(
      sql`update application set agency_id = ${idOf('a03')} where apply_no = ${another}`,
    );
    const { basis } = (await taken(reviewer, checked)).detail as { basis: CaseBasis };
    const [{ companyName }] = (await listed(admin, { applyNo: checked })) as [Listed];
    const others = async (person: Person) =>
      (await listed(person, { companyName }))
        .filter(({ applyNo, status }) => status !== 'draft' && applyNo !== checked)
        .map(({ applyNo }) => applyNo);
    const all = await others(admin);
    const near = await others(reviewer);
    const [cases, payments] = basis.past;
    expect(near).toContain(another);
    expect(cases?.rows.map(({ number }) => number).sort()).toEqual(near.sort());
    expect(cases?.elsewhere).toBe(all.length - near.length);
    expect(cases?.elsewhere).toBeGreaterThan(0);
    const far = all.filter((applyNo) => !near.includes(applyNo));
    expect(far.filter((applyNo) => JSON.stringify(basis).includes(applyNo))).toEqual([]);
    // He reads no payments, so that he is told of none.
    expect(payments).toBeUndefined();
  });

  test('are payments for who reads payments', async () => {
    const finance = await personOf(server, 'finance');
    const [paying] = await listed(admin, { status: 'paying' });
    const { basis } = (await taken(finance, paying!.applyNo)).detail as { basis: CaseBasis };
    expect(basis.past).toHaveLength(2);
  });

  test('is what differs from the company’s file, and nothing else', async () => {
    const acceptor = await personOf(server, 'acceptor');
    const before = (await taken(acceptor, handedIn)).detail.basis as CaseBasis;
    expect(before.differences).toEqual([]);
    await server.database.db.execute(
      sql`update application set bank_name = '别处银行', form_data = form_data || '{"contactPhone": "13900001111", "contactName": "王 芳"}'::jsonb where apply_no = ${handedIn}`,
    );
    const { differences } = (await taken(acceptor, handedIn)).detail.basis as CaseBasis;
    expect(differences).toMatchObject([
      { label: '开户银行', said: '别处银行', kept: expect.stringContaining('江屿银行') },
      { said: '王 芳', kept: '政策专员' },
      { said: '139****1111', kept: expect.stringMatching(/^120\*{4}\d{4}$/) },
    ]);
  });

  test('is not told to the applicant, whose name begins the history', async () => {
    const [{ id, companyName }] = (await listed(admin, { applyNo: checked })) as [Listed];
    const { processInstanceId } = (await admin.get('policy/projectinfo/detail', { id })).body.data;
    const company = await personOf(server, 'yunlan-c001');
    const { data } = (await company.get('blade-workflow/process/detail', { processInstanceId })).body;
    expect(data.basis).toBeNull();
    expect(data.flow[0]).toMatchObject({ historyActivityType: 'startEvent', assigneeName: companyName });
  });

  test('a material that is to be mended is said so with its reason, and opens to the applicant', async () => {
    const acceptor = await personOf(server, 'acceptor');
    const waiting = await listed(admin, { status: 'submitted' });
    const [{ id, applyNo }] = waiting.filter((row) => row.applyNo !== handedIn) as [Listed];
    const { taskId, detail } = await taken(acceptor, applyNo);
    const materials = detail.materials as {
      materialId: string;
      name: string;
      filledFrom: string | null;
      files: object[];
    }[];
    const made = materials.find(({ filledFrom }) => filledFrom === 'form')!;
    const handed = materials.find(({ files }) => files.length > 0)!;
    const send = (materialMarks: object[]) =>
      acceptor.post('blade-workflow/process/completeTask', {
        ...{ taskId, outcome: 'returned', comment: '请补正下列材料', materialMarks },
      });
    const silent = await send([{ materialId: handed.materialId, mark: 'supplement', comment: '' }]);
    const sentence = refusalSentence('application.markUnexplained', { name: handed.name }, 'zh');
    expect([silent.status, silent.body.msg]).toEqual([400, sentence]);
    const strange = await send([{ materialId: taskId, mark: 'supplement', comment: '缺公章' }]);
    expect(strange.status).toBe(404);
    const marks = [
      { materialId: handed.materialId, mark: 'supplement', comment: '缺公章' },
      { materialId: made.materialId, mark: 'supplement', comment: '金额有误' },
    ];
    expect((await send(marks)).body).toMatchObject({ code: 200 });
    const seen = (await admin.get('policy/projectinfo/case', { id })).body.data;
    expect(seen.mendRefs).toContain(`materials.${handed.materialId}`);
    // It is made from all that the applicant writes himself.
    for (const part of ['form.applyAmountWan', 'account']) expect(seen.mendRefs).toContain(part);
    expect(seen.comments.at(-1).content).toContain(`${handed.name}：缺公章`);
    const file = seen.materials.find((one: { id: string }) => one.id === handed.materialId).files[0];
    expect(file).toMatchObject({ mark: 'supplement', markComment: '缺公章' });
  });
});
