import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { callerOf } from '../../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';
import { keepForm } from '../../../forms/keep-form.ts';

describeOnEachServer('the call that names forms', (server) => {
  const path = 'policy/projectinfo/formNames';
  const editor = signedIn(server, 'editor');
  const names = async () => new Map<string, string>((await editor.get(path)).body.data.map(Object.values));

  test('tells the title of each form of the tenant, in the reader’s language', async () => {
    const before = await names();
    const form = { key: 'form_award', uiSchema: {}, texts: { en: { 软件奖励表: 'Software award' } } };
    const { context } = server;
    await keepForm(context, { ...form, version: 1, schema: { type: 'object', title: '奖励表' } });
    await keepForm(context, { ...form, version: 2, schema: { type: 'object', title: '软件奖励表' } });
    await keepForm(
      { ...context, tenantId: '999999' },
      { ...form, key: 'form_other', version: 1, schema: {} },
    );
    const after = await names();
    expect(after.get('form_award')).toBe('软件奖励表');
    expect(after.size).toBe(before.size + 1);
    const token = String((await signIn(server, 'editor')).body.access_token);
    const english = await callerOf(server, { ...bearer(token), 'Accept-Language': 'en' }).get(path);
    expect(english.body.data).toContainEqual({ key: 'form_award', name: 'Software award' });
  });

  test('answers nobody who has not signed in', async () => {
    expect((await callerOf(server, {}).get(path)).status).toBe(401);
  });
});
