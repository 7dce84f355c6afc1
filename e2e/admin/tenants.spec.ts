import { replaceFirstPassword, signInAtDesk } from '../pages/back-office-login.ts';
import { EntityList } from '../pages/entity-list.ts';
import { TenantOpening } from '../pages/tenant-opening.ts';
import { onlyInFull } from '../support/looks.ts';
import { origins } from '../support/origins.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { speakEnglish } from '../support/walk.ts';

test(
  'the steps of opening a tenant can be read on a phone, in English as well',
  onlyInFull,
  async ({ look }) => {
    const page = await look('admin', officers.admin);
    await page.goto('/system/tenant');
    await speakEnglish(page);
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const titles = dialog.locator('.ant-steps-item-title');
      await expect(titles).toHaveText(['Basics', 'Package', 'Content', 'Admin']);
      const seen = await titles.evaluateAll((all) =>
        all
          .filter((one) => one.closest('.ant-steps-item-content')!.clientWidth > 1)
          .map((one) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            const { left, right } = words.getBoundingClientRect();
            return { left, right };
          }),
      );
      expect(seen.length, 'the step at hand says what it is').toBeGreaterThan(0);
      for (const [at, { left, right }] of seen.entries()) {
        expect(left, `a title at ${String(width)}`).toBeGreaterThanOrEqual((seen[at - 1]?.right ?? 0) + 8);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
  },
);

test.describe('a tenant', () => {
  test.use({ provoked: [/40[01] \((Bad Request|Unauthorized)\)/] });

  test(
    'is opened with a package, sees its menus only, and is refused past its term',
    onlyInFull,
    async ({ visit }) => {
      test.slow();
      const stamp = String(Date.now());
      const [packageName, tenantName] = [`产品包${stamp}`, `租户${stamp}`];
      const host = `t${stamp}.localhost`;
      const site = origins.admin.replace('localhost', host);
      const [given, own] = ['Chosen-By-Other1', 'Own-Choice-2'];
      const page = await visit('admin', officers.admin);
      const list = new EntityList(page);

      await list.open('/system/tenantpackage');
      const packed = await list.add();
      await list.expectWidth(600);
      await list.save();
      await expect(packed.getByText('请输入产品包名称')).toBeVisible();
      await expect(packed.getByText('请选择菜单')).toBeVisible();
      await packed.getByLabel('产品包名称').fill(packageName);
      await list.check('岗位管理');
      await list.save();
      await expect(page.getByText('新增成功')).toBeVisible();

      await list.open('/system/tenant');
      const opening = new TenantOpening(await list.add());
      await opening.next();
      await expect(opening.dialog.getByText('请输入租户名称')).toBeVisible();
      await opening.fill('租户名称', tenantName);
      await opening.fill('域名地址', host);
      await opening.next();
      await opening.next();
      await expect(opening.dialog.getByText('请选择产品包')).toBeVisible();
      await list.choose('产品包', packageName);
      await opening.next();
      await opening.dialog.getByRole('checkbox', { name: /参数/ }).uncheck();
      await opening.back();
      await opening.next();
      await expect(opening.dialog.getByRole('checkbox', { name: /参数/ })).not.toBeChecked();
      await opening.next();
      await opening.fill('管理员账号', 'keeper');
      await opening.fill('管理员姓名', '钱主任');
      await opening.fill('管理员密码', 'short');
      await opening.open();
      await expect(opening.dialog.getByText(/密码至少8位/)).toBeVisible();
      await opening.fill('管理员密码', given);
      await page.keyboard.press('Enter');
      await expect(opening.dialog.getByRole('status')).toContainText(`${tenantName}已开通`);
      for (const told of ['管理员账号keeper', '角色', '流程'])
        await expect(opening.dialog.getByRole('status')).toContainText(told);
      await expect(opening.dialog.getByRole('status')).not.toContainText('参数');
      await expect(opening.dialog.getByRole('link')).toHaveText(Array.from({ length: 7 }, () => /^\d+$/));
      await opening.dialog.getByRole('link', { name: '查看用户' }).click();
      await expect(list.row('钱主任')).toContainText('keeper');
      await list.press('钱主任', '查看');
      await expect(list.form()).toContainText('keeper');
      await page.keyboard.press('Escape');
      await expect(list.form()).toHaveCount(0);

      await list.open('/system/tenant', { tenantName });
      await list.pick(tenantName, '授权配置');
      await list.form().getByLabel('账号额度').fill('57');
      await list.save();
      await expect(list.form()).toHaveCount(0);
      for (const setting of ['产品包配置', '数据源配置']) {
        await list.pick(tenantName, setting);
        const select = list.form().locator('.ant-select');
        await expect.poll(async () => (await select.boundingBox())?.width).toBeGreaterThan(300);
        await list.form().getByRole('button', { name: '取消' }).click();
        await expect(list.form()).toHaveCount(0);
      }
      await list.press(tenantName, '查看');
      for (const told of [packageName, '57']) await expect(list.form()).toContainText(told);
      await page.keyboard.press('Escape');
      await expect(list.form()).toHaveCount(0);

      const keeper = await visit('admin');
      await signInAtDesk(keeper, { account: 'keeper', password: given }, site);
      await replaceFirstPassword(keeper, given, own);
      await signInAtDesk(keeper, { account: 'keeper', password: own }, site);
      await expect(keeper).toHaveURL(`${site}/wel/index`);
      const menu = keeper.getByRole('menu').first();
      await expect(menu.getByRole('menuitem', { name: '系统管理' })).toBeVisible();
      await menu.getByRole('menuitem', { name: '系统管理' }).click();
      await expect(menu.getByRole('menuitem')).toHaveText(['系统管理', '岗位管理']);
      await keeper.goto(`${site}/system/user`);
      await expect(keeper.getByRole('heading', { name: '403' })).toBeVisible();

      await list.pick(tenantName, '授权配置');
      const term = list.form().getByLabel('过期时间');
      await term.fill('2020-01-01 00:00:00');
      await term.press('Enter');
      await list.save();
      await expect(list.form()).toHaveCount(0);
      await keeper.goto(`${site}/system/post`);
      await expect(keeper).toHaveURL(/\/login/);
      await signInAtDesk(keeper, { account: 'keeper', password: own }, site);
      await expect(keeper.getByRole('alert')).toContainText('租户授权已过期,请联系管理员');
    },
  );
});
