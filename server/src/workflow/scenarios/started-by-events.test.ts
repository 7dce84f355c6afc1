import { describe, expect, it } from 'vitest';

import { draw, element, end, event, path, start, userTask } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { refusalOfModel } from '../../../test/bpmn/refusal-of-model.ts';
import { begin } from '../commands/begin.ts';
import { returnTask } from '../commands/return-task.ts';
import { start as startCommand } from '../commands/start.ts';

type About = Parameters<typeof event>[2];

const begunBy = (about: About) => event('startEvent', 'id="begun"', about);
const begunAt = (inside: string) =>
  element('startEvent', 'id="begun"', element('timerEventDefinition', '', inside));

/** A process with one task behind the start event `begun`. */
const behind = (key: string, begun: string, name = '') =>
  draw(key, begun, userTask(`a${name}`), end(), path('begun', `a${name}`, 'end'));

async function given(...documents: readonly string[]) {
  const engine = memoryEngine();
  for (const document of documents) await engine.deploy(document);
  return engine;
}

const processesOf = ({ store }: ReturnType<typeof memoryEngine>) =>
  [...store.instances.values()].map(({ processKey }) => processKey);

describe('a process that an event begins', () => {
  it('is begun by a signal in every process that waits for it, and belongs to the system', async () => {
    const engine = await given(
      behind('p', begunBy({ signal: 'news' })),
      behind('q', begunBy({ signal: 'news' })),
    );
    await engine.tell({ kind: 'signal', name: 'news' });
    expect(processesOf(engine)).toEqual(['p', 'q']);
    expect([...engine.store.instances.values()].map(({ starterId }) => starterId)).toEqual([
      'system',
      'system',
    ]);
  });

  it('has nobody to whom its work could be returned', async () => {
    const engine = await given(behind('p', begunBy({ signal: 'news' })));
    await engine.tell({ kind: 'signal', name: 'news' });
    const [task] = await engine.openTasks();
    await expect(
      engine.run(returnTask, { taskId: task?.id ?? '', to: 'owner', comment: '请更正' }),
    ).rejects.toMatchObject({ code: 'workflow.rollBackTarget' });
  });

  it('is not begun by a date that had passed when it was deployed', async () => {
    const engine = await given(behind('p', begunAt(element('timeDate', '', '2001-01-01T00:00:00+08:00'))));
    expect([...engine.store.starts.values()]).toEqual([]);
  });

  it('is begun once by a message, in the process that has waited longest', async () => {
    const engine = await given(
      behind('p', begunBy({ message: 'order' })),
      behind('q', begunBy({ message: 'order' })),
    );
    await engine.tell({ kind: 'message', name: 'order' });
    expect(processesOf(engine)).toEqual(['p']);
    await engine.tell({ kind: 'message', name: 'order' });
    expect(processesOf(engine)).toEqual(['p', 'p']);
  });

  it('is begun by what another process throws', async () => {
    const thrower = draw(
      't',
      start(),
      event('intermediateThrowEvent', 'id="say"', { signal: 'news' }),
      end(),
      path('start', 'say', 'end'),
    );
    const engine = await given(behind('p', begunBy({ signal: 'news' })), thrower);
    await engine.run(startCommand, { processKey: 't' });
    await engine.deliver();
    expect(processesOf(engine)).toEqual(['t', 'p']);
  });

  it('is begun at a date, after a time, and as often as a cycle says', async () => {
    const engine = await given(
      behind('dated', begunAt(`<timeDate>2036-01-01T00:00:00Z</timeDate>`)),
      behind('later', begunAt('<timeDuration>PT1H</timeDuration>')),
      behind('often', begunAt('<timeCycle>R3/PT1H</timeCycle>')),
    );
    await engine.advance(3600);
    expect(processesOf(engine).toSorted()).toEqual(['later', 'often']);
    await engine.advance(24 * 3600);
    expect(processesOf(engine).toSorted()).toEqual(['later', 'often', 'often', 'often']);
    await engine.advance(20 * 366 * 24 * 3600);
    expect(processesOf(engine).filter((key) => key === 'dated')).toHaveLength(1);
  });

  it('waits in its newest version alone, and runs on the version that waited when the event came', async () => {
    const engine = await given(behind('p', begunBy({ signal: 'news' })));
    const { store } = engine;
    await engine.keeper.broadcast({ kind: 'signal', name: 'news' }, engine.now);
    await engine.deploy(behind('p', begunBy({ signal: 'news' }), '2'));
    expect([...store.starts.values()].filter(({ kind }) => kind === 'signal')).toHaveLength(1);
    await engine.deliver();
    await engine.tell({ kind: 'signal', name: 'news' });
    expect((await engine.openTasks()).map(({ nodeId }) => nodeId)).toEqual(['a', 'a2']);
  });

  it('begins once, whoever picks it up again', async () => {
    const engine = await given(behind('p', begunAt('<timeDuration>PT1H</timeDuration>')));
    const [awaited] = engine.store.starts.values();
    await engine.begin(awaited?.id ?? '');
    await expect(engine.begin(awaited?.id ?? '')).rejects.toMatchObject({ code: 'workflow.timerGone' });
    await expect(engine.run(begin, { startId: 'unknown' })).rejects.toMatchObject({
      code: 'workflow.timerGone',
    });
  });

  it('has other starts beside the plain one, which a start by hand takes', async () => {
    const engine = await given(
      draw(
        'p',
        start(),
        begunBy({ message: 'order' }),
        event('startEvent', 'id="told"', { signal: 'news' }),
        ...['a', 'b', 'c'].map((id) => userTask(id)),
        path('start', 'a'),
        path('begun', 'b'),
        path('told', 'c'),
      ),
    );
    await engine.run(startCommand, { processKey: 'p' });
    await engine.tell({ kind: 'message', name: 'order' });
    await engine.tell({ kind: 'signal', name: 'news' });
    expect((await engine.openTasks()).map(({ nodeId }) => nodeId)).toEqual(['a', 'b', 'c']);
  });

  it('is not started by hand where it has no plain start', async () => {
    const engine = await given(behind('p', begunBy({ message: 'order' })));
    await expect(engine.run(startCommand, { processKey: 'p' })).rejects.toMatchObject({
      code: 'workflow.startedByEvents',
    });
  });

  it('is refused at deployment where its start is an error, has a second plain one, or asks for a variable', async () => {
    expect(await refusalOfModel(behind('p', begunBy({ error: 'lost' })))).toMatchObject({
      code: 'workflow.modelStartEvent',
    });
    const two = draw('p', start(), start('begun'), end(), path('start', 'end'), path('begun', 'end'));
    expect(await refusalOfModel(two)).toMatchObject({ code: 'workflow.modelStart' });
    const engine = memoryEngine();
    await expect(engine.deploy(behind('p', begunAt('<timeDate>${day}</timeDate>')))).rejects.toMatchObject({
      code: 'workflow.unknownVariable',
    });
  });
});
