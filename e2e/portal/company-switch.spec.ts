import { declarationPath } from '../../portal/src/lib/addresses/route-params.ts';
import { begin } from '../support/cases.ts';
import { guideTitled } from '../support/guides.ts';
import { onlyInFull } from '../support/looks.ts';
import { company } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const administrator = company('c057');
const clerk = company('c071');
const [ownCompany, otherCompany] = ['江屿市远汀旅游发展有限公司', '江屿市知汀供应链管理有限公司'];
const members = 'policy/companymember';

test.beforeAll(async () => {
  const { http } = await signedIn('portal', administrator);
  await http.post(`${members}/invite`, { account: clerk.account, duties: ['preparer'] }).catch(() => null);
  const { http: own } = await signedIn('portal', clerk);
  const { records } = await own.get<{ records: { id: string }[] }>(`${members}/invited`);
  for (const { id } of records) await own.post(`${members}/answerInvitation`, { id, isAccepted: true });
});

test(
  'a clerk of two companies changes for whom he acts, and his other tabs follow',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('portal', clerk);
    await page.goto('/user/userCenter');
    const other = await page.context().newPage();
    await other.goto('/user/userCenter');
    const actingFor = page.getByLabel('办理主体');
    await expect(actingFor.getByRole('option')).toHaveText([ownCompany, otherCompany]);
    await expect(other.getByLabel('办理主体')).toHaveValue(await actingFor.inputValue());

    await actingFor.selectOption({ label: otherCompany });
    for (const tab of [page, other])
      await expect(tab.getByLabel('办理主体').getByRole('option', { selected: true })).toHaveText(
        otherCompany,
      );
    await actingFor.selectOption({ label: ownCompany });
    await expect(other.getByLabel('办理主体').getByRole('option', { selected: true })).toHaveText(ownCompany);
  },
);

test.describe('what a page writes', () => {
  // The page then asks what else was saved, which belongs to the other company.
  test.use({ provoked: [/409 \(Conflict\)|404 \(Not Found\).*projectinfo\/case/] });

  test('is refused once its reader acts for another company, and stays on the page', async ({ visit }) => {
    const session = await signedIn('portal', clerk);
    const { id: guideId } = await guideTitled('出口信用保险保费资助');
    const { id: applicationId } = await begin(clerk, guideId);
    const page = await visit('portal', session);
    await page.goto(`${declarationPath({ guideId, applicationId })}?step=form`);
    const contact = page.getByLabel('联系人');
    await expect(contact).toBeVisible();
    await page.waitForLoadState('networkidle');
    const [mine, others] = await session.http.get<{ companyId: string }[]>(`${members}/mine`);
    await session.http.post(`${members}/actAs`, { companyId: others!.companyId });
    await contact.fill('林小满');
    await page.getByRole('main').getByRole('button', { name: '保存并继续' }).click();
    await expect(page.getByText('当前办理主体已切换')).toBeVisible();
    await expect(contact).toHaveValue('林小满');
    await session.http.post(`${members}/actAs`, { companyId: mine!.companyId });
  });
});
