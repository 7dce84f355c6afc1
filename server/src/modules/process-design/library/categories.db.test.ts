import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';

describeOnEachServer('the tree of categories', (server) => {
  beforeAll(() => seedPlatform(server.context));
  const read = async (code: string) => {
    const holder = await holderOf(server, { codes: [code] });
    return (await holder.get('blade-workflow/design/category/tree')).status;
  };

  it.each(['design_category_view', 'design_deployment_edit', 'design_model_edit'])(
    'is there for whoever files something under one: %s',
    async (code) => {
      expect(await read(code)).toBe(200);
    },
  );

  it('is not there for others', async () => {
    expect(await read('design_model_view')).toBe(403);
  });
});
