import { expect } from 'vitest';

import type { Person } from '../people.ts';
import type { Stage } from './stage.ts';

/** One application on its stage. */
export interface Standing {
  id: string;
  stage: Stage;
}

/** What somebody does with a case; the word stands for the days after which its timer is due. */
export type JourneyStep = ((standing: Standing) => Promise<void>) | 'timer';

/** What an officer says with an outcome. */
interface Said {
  comment?: string;
  variables?: object;
  fieldRefs?: readonly string[];
  /** Marks every file that was handed in as one to hand in anew. */
  marks?: boolean;
}

async function done(person: Person, path: string, payload: object) {
  const { body } = await person.post(path, payload);
  expect(body, `${path} ${JSON.stringify(payload)}: ${JSON.stringify(body)}`).toMatchObject({ code: 200 });
  return body.data;
}

/** An officer takes the open task and keeps it. */
export const claim =
  (by: string): JourneyStep =>
  async ({ id, stage }) => {
    const taskId = await stage.openTask(id);
    await done(await stage.as(by), 'blade-workflow/process/claimTask', { taskId });
  };

/** An officer closes the task that he holds. */
export const close =
  (by: string, outcome: string, { marks = false, ...said }: Said = {}) =>
  async ({ id, stage }: Standing) => {
    const taskId = await stage.openTask(id);
    const files = marks ? await stage.filesOf(id) : [];
    const materialMarks = files.map((fileId) => ({ fileId, mark: 'supplement', comment: '请换一份' }));
    const input = { taskId, outcome, ...said, materialMarks };
    await done(await stage.as(by), 'blade-workflow/process/completeTask', input);
  };

/** An officer takes the open task and closes it. */
export const handle = (by: string, outcome: string, said: Said = {}): JourneyStep[] => [
  claim(by),
  close(by, outcome, said),
];

/** An officer takes the open task and sends the case back to an earlier node. */
export const rollBack = (by: string, nodeId: string): JourneyStep[] => [
  claim(by),
  async ({ id, stage }) => {
    const input = { taskId: await stage.openTask(id), nodeId, comment: '请再核对' };
    await done(await stage.as(by), 'blade-workflow/process/rollbackTask', input);
  },
];

/** Finance orders the payment in a batch of the day. */
export const plan: JourneyStep[] = [
  claim('finance'),
  async (standing) => {
    const batchNo = `PC${standing.stage.today().replaceAll('-', '')}`;
    await close('finance', 'planned', { variables: { batchNo } })(standing);
  },
];

/** Finance records that the payment arrived, by a voucher of its own. */
export const pay: JourneyStep[] = [
  claim('finance'),
  (standing) => close('finance', 'paid', { variables: { voucherNo: `V-${standing.id}` } })(standing),
];

/** Finance orders or ends the payment by the call for batches. */
export const payBatch =
  (result: 'paying' | 'paid' | 'failed', more: object = {}): JourneyStep =>
  async ({ id, stage }) => {
    const input = { ids: id, batchNo: 'PC-BATCH', result, ...more };
    await done(await stage.as('finance'), 'policy/projectinfo/payment', input);
  };

/** Somebody objected while the list was public. */
export const objection: JourneyStep = async ({ id, stage }) => {
  const input = { applicationId: id, reason: '有人实名提出异议' };
  await done(await stage.as('clerk'), 'policy/gongshi/objection', input);
};

/** The company hands the corrected application in again. */
export const resubmit: JourneyStep = async ({ id, stage }) => {
  const company = await stage.as('company');
  const { version } = (await company.get('policy/projectinfo/detail', { id })).body.data;
  await done(company, 'policy/projectinfo/resubmit', { id, version, comment: '已补正' });
};

/** The company takes its application back. */
export const withdraw: JourneyStep = async ({ id, stage }) => {
  await done(await stage.as('company'), 'policy/projectinfo/withdraw', { id, comment: '不再申报' });
};

/** The company names another account after a payment that failed. */
export const correctAccount: JourneyStep = async ({ id, stage }) => {
  const account = { accountName: '云澜样本公司', bankName: '江屿银行', bankAccount: '6222000011113333' };
  await done(await stage.as('company'), 'policy/projectinfo/correctAccount', { id, ...account });
};

/** The administrator ends a case. */
export const terminate: JourneyStep = async ({ id, stage }) => {
  const processInstanceId = await stage.instanceOf(id);
  const input = { processInstanceId, comment: '申请人放弃申报' };
  await done(await stage.as('admin'), 'blade-workflow/process/terminateProcess', input);
};
