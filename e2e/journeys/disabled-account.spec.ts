import { portalUser } from '../../shared/src/contract/entities/companies/portal-user.ts';
import type { Page } from '../../shared/src/contract/kit/entity.ts';
import { Officer } from '../pages/officer.ts';
import { handIn } from '../support/cases.ts';
import { publishGuide } from '../support/guides.ts';
import { onlyInFull } from '../support/looks.ts';
import { company, officers } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const who = company('c050');

test.describe('an account that is switched off', () => {
  test.use({ provoked: [/40[01]/] });

  test(
    'ends its session, while its case goes on and says so to whoever handles it',
    onlyInFull,
    async ({ visit }) => {
      test.slow();
      const { id: guideId } = await publishGuide('open');
      const { applyNo } = await handIn(who, guideId);
      const reader = await visit('portal', await signedIn('portal', who));
      await reader.goto('/user/userCenter');
      await expect(reader.getByRole('heading', { name: '用户中心' })).toBeVisible();

      const admin = await visit('admin', officers.admin);
      await admin.goto(`/policy/policyuserinfo?account=${who.account}`);
      const row = admin.getByRole('row', { name: who.account });
      await row.getByRole('button', { name: /更多/ }).click();
      await admin.getByRole('menuitem', { name: '停用', exact: true }).click();
      const dialog = admin.getByRole('dialog', { name: '停用' });
      await dialog.getByRole('button', { name: /确\s*定/ }).click();
      await expect(dialog).toContainText('请输入原因');
      await dialog.getByLabel('原因').fill('核查身份');
      await dialog.getByRole('button', { name: /确\s*定/ }).click();
      await expect(row).toContainText('已停用');

      await expect(async () => {
        await reader.goto('/user/userCenter');
        await expect(reader).toHaveURL(/\/login\?redirect=/, { timeout: 2000 });
      }).toPass();

      const officer = new Officer(await visit('admin', officers.acceptor));
      await officer.take(applyNo);
      await expect(officer.page.getByText('提交申报的账号已停用').first()).toBeVisible();

      const { http } = await signedIn('admin', officers.admin);
      const { records } = await http.get<Page<{ id: string }>>(`${portalUser.path}/list`, {
        account_equal: who.account,
      });
      await http.post(`${portalUser.path}/accountDisabled`, { id: records[0]?.id, disabled: 0 });
    },
  );
});
