import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { expect, test, vi } from 'vitest';

import { candidate, draw, end, path, start, userTask } from '../../../test/bpmn/draw.ts';
import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { modelOfKey } from '../../modules/process-design/models/standing.ts';
import { seedProcessDesign } from './process-design.ts';
import { seedProcesses, seedProcessModels } from './processes.ts';

const line = (key: string) =>
  draw(key, start(), userTask('a', candidate('role="admin"')), end(), path('start', 'a', 'end'));

describeOnEachServer('the processes of an installation', (server) => {
  test('have their models as soon as they are deployed', async () => {
    await seedProcessDesign(server.context);
    await seedProcesses(server.context, server.workflow);
    const model = await modelOfKey(server.context, 'wf_seal_use');
    expect(model).toMatchObject({ state: 'deployed', mainVersion: 1, categoryId: expect.any(String) });
  });

  test('and those of every tenant get theirs at the first start, which no other start repeats', async () => {
    const tenantId = '100009';
    await repositoryOf(tenant, server.context).insert({ tenantId, tenantName: '另一租户' });
    const theirs = { ...server.context, tenantId };
    await server.workflow.deploy(theirs, { xml: line('older'), category: null });
    await seedProcessModels(server.context, server.workflow);
    expect(await modelOfKey(theirs, 'older')).toMatchObject({ state: 'deployed', mainVersion: 1 });
    const read = vi.spyOn(server.workflow, 'deployedModels');
    await seedProcessModels(server.context, server.workflow);
    expect(read).not.toHaveBeenCalled();
  });
});
