import { expect, test } from 'vitest';

import { candidate, draw, end, path, start, userTask } from '../../../../test/bpmn/draw.ts';
import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { modelOfKey } from '../models/standing.ts';
import { deployDocuments } from './deploy-documents.ts';

const line = (key: string, name = 'a') =>
  draw(key, start(), userTask(name, candidate('role="admin"')), end(), path('start', name, 'end'));

describeOnEachServer('deploying documents', (server) => {
  test('gives the processes of the documents their models, and leaves all others alone', async () => {
    await server.workflow.deploy(server.context, { xml: line('another'), category: null });
    const documents = [line('many1'), line('many2'), line('many1', 'b')].map((xml) => ({
      ...{ xml, category: null },
    }));
    const deployed = await deployDocuments(server.context, server.workflow, documents);
    expect(deployed).toMatchObject([
      { key: 'many1', version: 1 },
      { key: 'many2', version: 1 },
      { key: 'many1', version: 2 },
    ]);
    const standing = { state: 'deployed', mainVersion: 2, xml: line('many1', 'b') };
    expect(await modelOfKey(server.context, 'many1')).toMatchObject(standing);
    expect(await modelOfKey(server.context, 'many2')).toMatchObject({ state: 'deployed', mainVersion: 1 });
    expect(await modelOfKey(server.context, 'another')).toBeNull();
  });
});
