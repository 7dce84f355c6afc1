import { EntityList } from '../pages/entity-list.ts';
import { addColleague, addRole } from '../support/colleagues.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const stamp = String(Date.now());
const [role, dataScope, apiScope] = [`岗位员${stamp}`, `本人岗位${stamp}`, `看岗位${stamp}`];
/** A call that no other test makes, for while this one runs others are refused it. */
const scoped = '/blade-system/post/detail';

/** Scopes that a role may be granted: rows of his own alone, and one call kept for those who hold it. */
async function addScopes() {
  const { http } = await signedIn('admin', officers.admin);
  await http.post('blade-system/data-scope/submit', {
    ...{ scopeName: dataScope, resourceCode: `post_own_${stamp}`, scopeClass: 'post', scopeType: 2 },
  });
  const { id } = await http.post<{ id: string }>('blade-system/api-scope/submit', {
    ...{ scopeName: apiScope, resourceCode: `post_look_${stamp}`, scopePath: scoped },
    ...{ scopeMethod: 'get', scopeType: 1 },
  });
  /** Takes the call's scope away from the role that was granted it, so that others may call again. */
  return async (roleIds: string) => {
    await http.post('blade-system/role/grant', { roleIds, menuIds: '', dataScopeIds: '', apiScopeIds: '' });
    await http.post('blade-system/api-scope/remove', { ids: id });
  };
}

const post = (postName: string) => ({ category: 'basic', postCode: postName, postName, sort: 1 });

test.describe('a grant', () => {
  test.use({ provoked: [/403 \(Forbidden\)/] });

  test(
    'of menus, rows and calls is what another person has at his next sign-in',
    onlyInFull,
    async ({ visit }) => {
      test.slow();
      const removeCallScope = await addScopes();
      const roleId = await addRole(role);
      const person = await addColleague(`post${stamp}`, roleId);
      const [theirs, own] = [`他人岗${stamp}`, `本人岗${stamp}`];
      const { http } = await signedIn('admin', officers.admin);
      await http.post('blade-system/post/submit', post(theirs));

      const without = await visit('admin', person);
      await without.goto('/system/post');
      await expect(without.getByRole('heading', { name: '403' })).toBeVisible();

      const grants = new EntityList(await visit('admin', officers.admin));
      await grants.open('/authority/role');
      await grants.pick(role, '权限设置');
      await grants.check('岗位管理');
      await grants.save();
      await grants.agree();
      await expect(grants.page.getByText('操作成功!')).toBeVisible();

      const menus = new EntityList(await visit('admin', person));
      await menus.open('/system/post', { postName: stamp });
      await expect(menus.page.getByRole('menuitem', { name: '岗位管理' })).toBeVisible();
      await menus.press(theirs, '查看');
      await expect(menus.page.getByText('请求被拒绝')).toBeVisible();
      await expect(menus.form()).toBeHidden();

      await grants.open('/authority/role');
      await grants.pick(role, '权限设置');
      await grants.form().getByRole('tab', { name: '数据权限' }).click();
      await grants.check(dataScope);
      await grants.form().getByRole('tab', { name: '接口权限' }).click();
      await grants.check(apiScope);
      await grants.save();
      const change = grants.page.locator('.ant-modal-confirm');
      await expect(change).toContainText(dataScope);
      await expect(change).toContainText(apiScope);
      await grants.agree();
      await expect(grants.page.getByText('操作成功!')).toBeVisible();

      const after = await signedIn('admin', person);
      await after.http.post('blade-system/post/submit', post(own));
      const scopedList = new EntityList(await visit('admin', after));
      await scopedList.open('/system/post', { postName: stamp });
      await expect(scopedList.row(own)).toBeVisible();
      await expect(scopedList.row(theirs)).toHaveCount(0);
      await scopedList.press(own, '查看');
      await expect(scopedList.form()).toContainText(own);
      await removeCallScope(roleId);
    },
  );
});

test.describe('a role', () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test(
    'is copied with what it gives, and people are put into the copy and taken out',
    onlyInFull,
    async ({ visit }) => {
      test.slow();
      const [from, copy] = [`原角色${stamp}`, `副本${stamp}`];
      const fromId = await addRole(from);
      const { http } = await signedIn('admin', officers.admin);
      const [menu] = await http.get<{ id: string }[]>('blade-system/menu/list', { code: 'post_view' });
      await http.post('blade-system/role/grant', { roleIds: fromId, menuIds: menu!.id });
      const person = await addColleague(`member${stamp}`, await addRole(`别的角色${stamp}`));

      const roles = new EntityList(await visit('admin', officers.admin));
      await roles.open('/authority/role');
      await roles.pick(from, '复制');
      await roles.save();
      await expect(roles.form().getByText('请输入角色名称')).toBeVisible();
      await roles.form().getByLabel('角色名称').fill(copy);
      await roles.form().getByLabel('角色别名').fill(from);
      await roles.save();
      await expect(roles.form().getByText('角色别名已存在')).toBeVisible();
      await roles.form().getByLabel('角色别名').fill(copy);
      await roles.save();
      await expect(roles.row(copy)).toBeVisible();

      await roles.pick(copy, '成员');
      const { page } = roles;
      const members = page.getByRole('dialog', { name: `角色成员：${copy}` });
      await expect(members.getByRole('row').filter({ hasText: person.account })).toHaveCount(0);
      await members.getByRole('button', { name: '添加成员' }).click();
      const picker = roles.form();
      await picker.getByRole('searchbox').fill(person.account);
      await page.keyboard.press('Enter');
      await picker.getByRole('checkbox', { name: person.account }).check();
      await picker.getByRole('button', { name: /^确\s*定$/ }).click();
      await roles.agree();
      await expect(members.getByRole('row').filter({ hasText: person.account })).toBeVisible();
      const held = await signedIn('admin', person);
      await held.http.get('blade-system/post/list');

      await members.getByRole('button', { name: '移出', exact: true }).first().click();
      await roles.agree();
      await expect(members.getByRole('row').filter({ hasText: person.account })).toHaveCount(0);
    },
  );
});
