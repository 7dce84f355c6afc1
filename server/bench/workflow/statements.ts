import { inTransaction } from '../../src/kit/transaction/transaction.ts';
import { branchesOf, lineOf } from './diagrams.ts';
import type { Line, Sheet } from './sheet.ts';
import { atMost } from './sheet.ts';
import { statementsSeen } from './statements-seen.ts';
import { openSubject } from './subject.ts';
import type { Subject } from './subject.ts';

const most = 10;

/** How many statements a command sends one after the other, begin and commit included. */
export async function measureStatements(address: string): Promise<Sheet> {
  const subject = await openSubject(address, 'statements');
  try {
    const models = [lineOf(24), lineOf(3), branchesOf(10)];
    for (const model of models) {
      await subject.deploy(model);
      // What is read once and then known belongs to no later command.
      await subject.start(model.key);
    }
    const [line, short, branches] = await Promise.all(models.map(({ key }) => taskOf(subject, key)));
    return {
      title: 'Statements of one command, begin and commit included',
      heading: ['command', 'statements'],
      lines: [
        await counted('a completion that leads to the next task', () => subject.complete(line!)),
        await counted('the same of one branch of ten', () => subject.complete(branches!)),
        await counted('a completion that ends the process', () => subject.complete(short!)),
        await counted('a completion with an idempotency key', await withKey(subject)),
        await counted('a start', () => subject.start('line24')),
      ],
    };
  } finally {
    await subject.close();
  }
}

const taskOf = async (subject: Subject, key: string) => (await subject.start(key)).taskIds[0]!;

async function withKey({ workflow, as, start }: Subject): Promise<() => Promise<unknown>> {
  const taskId = (await start('line24')).taskIds[0]!;
  const context = { ...as(), idempotencyKey: 'bench-key' };
  return () => inTransaction(context, (inside) => workflow.complete(inside, { taskId }));
}

async function counted(name: string, command: () => Promise<unknown>): Promise<Line> {
  const { length } = await statementsSeen(command);
  return { cells: [name, String(length)], aim: atMost(length, most) };
}
