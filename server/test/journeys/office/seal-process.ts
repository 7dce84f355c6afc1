import type { Answer, TestServer } from '../../test-server.ts';
import { personOf } from '../people.ts';
import type { Person } from '../people.ts';

const process = 'blade-workflow/process';

/** The calls of the process centre by officers of the demonstration, each by his account. */
export function officeOf(server: TestServer) {
  const as = (account: string) => personOf(server, account);
  const people = new Map<string, Promise<Person>>();
  /** Calls as somebody who stays signed in; a session that has ended meanwhile, as by a moved clock, begins anew. */
  const calling = async (account: string, call: (person: Person) => Promise<Answer>): Promise<Answer> => {
    const known = people.get(account);
    const answer = known && (await call(await known));
    if (answer && answer.status !== 401) return answer;
    const person = as(account);
    people.set(account, person);
    return call(await person);
  };
  const read = async (account: string, call: string, query: Record<string, string> = {}) =>
    (await calling(account, (person) => person.get(`${process}/${call}`, query))).body;
  const post = async (account: string, call: string, input: object) => {
    const { status, body } = await calling(account, (person) => person.post(`${process}/${call}`, input));
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
