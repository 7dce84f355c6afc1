import { EntityList } from '../pages/entity-list.ts';
import { onlyInFull } from '../support/looks.ts';
import { addColleague, addRole } from '../support/colleagues.ts';
import { expectAccessible } from '../support/axe.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.describe('somebody whose session is ended', () => {
  test.use({ provoked: [/401/] });

  test(
    'lands at the sign-in page with what he does next, and nobody else does',
    onlyInFull,
    async ({ visit }) => {
      const account = `gone${Date.now()}`;
      const person = await addColleague(account, await addRole(account));
      const [kicked, colleague] = [await visit('admin', person), await visit('admin', officers.editor)];
      for (const page of [kicked, colleague]) {
        await page.goto('/info/index');
        await expect(page.getByLabel('用户姓名')).toBeVisible();
      }

      const sessions = new EntityList(await visit('admin', officers.admin));
      await sessions.open('/monitor/session', { account });
      await expect(sessions.row(account)).not.toHaveCount(0);
      await expectAccessible(sessions.page);
      await sessions.page.getByRole('checkbox', { name: 'Select all' }).check();
      await sessions.page.getByRole('button', { name: '强制下线' }).first().click();
      await sessions.agree();
      await expect(sessions.page.getByText('操作成功!')).toBeVisible();
      await expect(sessions.row(account)).toHaveCount(0);

      // His page may have heard of it already, and have gone.
      await kicked.goto('/wel/index');
      await colleague
        .getByRole('link', { name: /首页|工作台/ })
        .first()
        .click();
      await expect(kicked).toHaveURL(/\/login\?redirect=/);
      await expect(colleague).toHaveURL(/\/wel\/index/);
    },
  );
});
