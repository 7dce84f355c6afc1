import type { TestServer } from '../../test-server.ts';
import { personOf } from '../people.ts';

const process = 'blade-workflow/process';

/** What a request for the seal says. */
export const answers = {
  documentName: '合作框架协议',
  sealType: 'contract',
  copies: 2,
  usedOn: '2026-12-01',
  reason: '与区属企业签订合作框架协议',
};

/** A request for the seal as it is started. */
export const sealRequest = { processDefKey: 'wf_seal_use', formVersion: 1, variables: answers };

/** The calls of the process centre by officers of the demonstration, each by his account. */
export function officeOf(server: TestServer) {
  const as = (account: string) => personOf(server, account);
  const read = async (account: string, call: string, query: Record<string, string> = {}) =>
    (await (await as(account)).get(`${process}/${call}`, query)).body;
  const post = async (account: string, call: string, input: object) => {
    const { status, body } = await (await as(account)).post(`${process}/${call}`, input);
    return { status, msg: String(body.msg), data: body.data, errors: body.data?.errors };
  };
  /** The row of a process in one of somebody's lists, if it is there. */
  const rowOf = async (account: string, list: string, processInstanceId: string) => {
    const { data } = await read(account, list, { size: '100' });
    return data.records.find(
      (row: { processInstanceId: string }) => row.processInstanceId === processInstanceId,
    );
  };
  /** The task that somebody has of a process, or may claim, which he does. */
  const taskOf = async (account: string, processInstanceId: string): Promise<string> => {
    const offered = await rowOf(account, 'claimList', processInstanceId);
    if (offered) await post(account, 'claimTask', { taskId: offered.taskId });
    const task = offered ?? (await rowOf(account, 'todoList', processInstanceId));
    if (!task) throw new Error(`${account} has no task of ${processInstanceId}`);
    return String(task.taskId);
  };
  return { as, read, post, rowOf, taskOf };
}
