import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test(
  'somebody known to a third party only registers, waits, and is approved',
  onlyInFull,
  async ({ visit }) => {
    const guest = await visit('admin');
    const account = `guest${Date.now()}`;
    const comeFromThere = async () => {
      await guest.goto('/login');
      await guest.getByRole('button', { name: '第三方登录（模拟）' }).click();
      await guest.getByLabel('第三方名字').fill(account);
      await guest.getByRole('button', { name: '同意并返回' }).click();
    };
    await comeFromThere();
    const form = guest.getByRole('dialog', { name: '账号注册' });
    await expect(form.getByLabel('账号名称')).toBeVisible();
    await expect(form.getByLabel('租户编号')).toHaveCount(0);
    await expectAccessible(guest);
    await guest.keyboard.press('Escape');
    await guest.mouse.click(5, 5);
    await expect(form).toBeVisible();
    await expect(form.getByRole('button')).toHaveCount(1);
    const submit = () => form.getByRole('button', { name: /确\s*定/ }).click();
    await submit();
    await expect(guest.getByText('请先输入账号名称')).toBeVisible();
    await form.getByLabel('账号名称').fill(account);
    await submit();
    await expect(guest.getByText('请先输入密码')).toBeVisible();
    await form.getByLabel('密码', { exact: true }).fill('Ab3-efgh');
    await form.getByLabel('确认密码').fill('Ab3-efgi');
    await submit();
    await expect(guest.getByText('两次密码输入不一致')).toBeVisible();
    await form.getByLabel('确认密码').fill('Ab3-efgh');
    await submit();
    const told = guest.getByRole('dialog', { name: '注册申请已提交，请等待管理员审批' });
    await told.getByRole('button').click();
    await expect(guest).toHaveURL(/\/login$/);

    const admin = await visit('admin', officers.admin);
    await admin.goto(`/system/registration?account=${account}`);
    await admin.getByRole('row', { name: account }).getByRole('button', { name: '通过' }).click();
    const approval = admin.getByRole('dialog', { name: '通过' });
    await approval.getByRole('button', { name: /确\s*定/ }).click();
    await expect(approval).toContainText('请选择角色');
    await expect(approval).toContainText('请选择部门');
    const choose = async (field: string, name: string) => {
      await approval.getByLabel(field).click();
      await admin.keyboard.type(name);
      // The list of the field before may still be on its way out.
      await admin.locator('.ant-select-dropdown:visible').getByTitle(name, { exact: true }).last().click();
      await expect(approval.locator('.ant-form-item').filter({ hasText: field })).toContainText(name);
    };
    await choose('角色', '受理人员');
    await choose('部门', '云澜区人民政府');
    await approval.getByRole('button', { name: /确\s*定/ }).click();
    await expect(admin.getByText('操作成功!')).toBeVisible();
    await expect(admin.getByRole('row', { name: account })).toContainText('已通过');

    await comeFromThere();
    await expect(guest).toHaveURL(/\/wel\/index$/);
    await expect(guest.getByRole('menuitem', { name: '办件中心' })).toBeVisible();
  },
);
