import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { expect } from 'vitest';

import { addClerk, addMember } from '../companies.ts';
import type { TestServer } from '../test-server.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

interface Place {
  server: TestServer;
  company: Person;
}

/** A further clerk of a company, with one duty. */
async function clerkWith(duty: Duty, { server, company }: Place) {
  const { companyId } = (await company.get('policy/policyuserinfo/detailByUid')).body.data;
  const account = `clerk-${duty}`;
  await addClerk(server.context, account);
  await addMember(server.context, { account, companyId, duties: [duty] });
  return personOf(server, account);
}

/** A clerk who reads or prepares sees the task, but completing it with an account of his own is refused. */
export async function othersCannotCorrectTheAccount({ server, company }: Place) {
  const account = { accountName: '别人', bankName: '江屿银行', bankAccount: '6222000099998888' };
  for (const [duty, sentence] of [
    ['reader', '由他人办理'],
    ['preparer', '财务'],
  ] as const) {
    const clerk = await clerkWith(duty, { server, company });
    const [task] = (await clerk.get('blade-workflow/process/todoList')).body.data.records;
    const { status, body } = await clerk.post('blade-workflow/process/completeTask', {
      ...{ taskId: task.taskId, outcome: 'corrected', variables: account },
    });
    expect([status, body.msg]).toEqual([403, expect.stringContaining(sentence)]);
  }
}
