import { beforeAll, expect, it } from 'vitest';

import { candidate, draw, element, end, path, start, userTask } from '../../../../test/bpmn/draw.ts';
import { bareOfficer } from '../../../../test/bare-officer.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { triesAll } from '../../../../test/engine-of-file.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';
import { idOf } from '../../../seeds/slug-id.ts';

const at = 'blade-workflow/design/model';
const line = (key: string) =>
  draw(key, start(), userTask('a', candidate('role="admin"')), end(), path('start', 'a', 'end'));

describeOnEachServer('a drawing', (server) => {
  const admin = signedIn(server, 'admin');
  beforeAll(() => seedPlatform(server.context));

  let keys = 0;
  const make = async () => {
    const modelKey = `m${(keys += 1)}`;
    const { body } = await admin.post(`${at}/submit`, { modelKey, name: '模型' });
    return { id: String(body.data.id), modelKey };
  };
  const draws = (id: string, xml: string) => admin.post(`${at}/submit`, { id, xml });
  const deploy = (id: string) => admin.post(`${at}/deploy`, { id });

  it('is told by name what would not run, and is not deployed', async () => {
    const { id, modelKey } = await make();
    const broken = draw(
      modelKey,
      start(),
      element('scriptTask', 'id="s" name="算一算" scriptFormat="js"'),
      path('start', 's'),
    );
    await draws(id, broken);
    const { problems } = (await admin.post(`${at}/check`, { modelKey, xml: broken })).body.data;
    expect(problems).toMatchObject([{ elementId: 's', msg: expect.stringContaining('算一算') }]);
    const { status, body } = await deploy(id);
    expect([status, body.msg]).toEqual([400, problems[0].msg]);
    const { body: kept } = await admin.get(`${at}/history/list`, { modelId: id });
    expect(kept.data.records).toEqual([]);
  });

  it('is told of everything at once that would be refused, each with its element', async () => {
    const { modelKey } = await make();
    const said = (inside: string) => element('extensionElements', '', inside);
    // Two of one name: it is the id that tells which is meant.
    const named = (id: string, inside: string) => element('userTask', `id="${id}" name="审核"`, said(inside));
    const drawn = draw(
      ...[modelKey, start(), element('complexGateway', 'id="g" name="审核"')],
      ...[named('a', '<policy:reject to="node" node="z"/>'), named('b', '<policy:form key="no-such-form"/>')],
      ...[
        userTask('alone'),
        element('serviceTask', 'id="x"', said('<policy:request endpoint="nowhere"/>')),
        end(),
      ],
      path('start', 'g', 'a', 'b', 'x', 'end'),
    );
    const { problems } = (await admin.post(`${at}/check`, { modelKey, xml: drawn })).body.data;
    expect(problems.map(({ elementId, code }: Record<string, string>) => [elementId, code])).toEqual([
      ['g', 'workflow.modelElement'],
      ['alone', 'workflow.modelUnreached'],
      ['a', 'workflow.rejectTarget'],
      ['x', 'workflow.modelEndpoint'],
      ['b', 'workflow.modelForm'],
    ]);
  });

  // Half a minute of both cores, so it waits for `npm run test:full`.
  it.runIf(triesAll)(
    'may have a document of two megabytes, which is kept, checked, deployed and begun',
    async () => {
      const { id, modelKey } = await make();
      const said = (text: string) =>
        line(modelKey).replace(/(<process id="[^"]*">)/, `$1<documentation>${text}</documentation>`);
      const left = 2_000_000 - Buffer.byteLength(said(''));
      const xml = said('"'.repeat(left));
      expect((await draws(id, xml)).body).toMatchObject({ code: 200 });
      expect((await admin.post(`${at}/check`, { modelKey, xml })).body.data.problems).toEqual([]);
      expect((await deploy(id)).body).toMatchObject({ code: 200, data: { version: 1 } });
      const { instanceId } = await inTransaction(server.context, (inside) =>
        server.workflow.start(
          { ...inside, actor: bareOfficer(idOf('user:admin')) },
          { processKey: modelKey },
        ),
      );
      expect(instanceId).toBeTruthy();
      // Fewer characters than that may be more bytes.
      const larger = said('政'.repeat(left / 2));
      const { problems } = (await admin.post(`${at}/check`, { modelKey, xml: larger })).body.data;
      expect(problems).toMatchObject([{ code: 'workflow.modelTooLarge', elementId: null }]);
      expect((await admin.post(`${at}/remove`, { ids: id, xml })).status).toBe(413);
    },
  );
});
