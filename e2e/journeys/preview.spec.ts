import type { Locator } from '@playwright/test';

import { itemGuide } from '../../shared/src/contract/entities/content/item-guide.ts';
import { policy } from '../../shared/src/contract/entities/content/policy.ts';
import { publicityList } from '../../shared/src/contract/entities/content/publicity-list.ts';
import type { PreviewLink } from '../../shared/src/contract/portal/preview.ts';
import { editorial, writtenLike } from '../support/content.ts';
import { onlyInFull } from '../support/looks.ts';
import { origins } from '../support/origins.ts';
import { officers } from '../support/people.ts';
import { expectSoundAtEachWidth } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

// The page of what is not public is a 404, and that of a link that is over a 410.
test.use({ provoked: [/404|410/] });

const title = `云澜区待发措施 ${Date.now()}`;
const like = '云澜区软件和信息技术服务业发展扶持措施';

const topOf = async (part: Locator) => (await part.boundingBox())?.y;

test(
  'an editor sees a draft on its page in both languages before anybody else, and it becomes the ordinary page @smoke',
  onlyInFull,
  async ({ visit, request }) => {
    test.slow();
    const { id } = await writtenLike(policy, like, { title: '未改的标题', docNo: null });
    const editor = await visit('admin', officers.editor);
    await editor.goto(`/policy/policyinfo/edit/${id}`);
    await editor.getByLabel('政策标题').fill(title);
    const opened = editor.waitForEvent('popup');
    await editor.getByRole('button', { name: '在门户预览' }).click();

    // What was typed is saved and shown, below what says that this is no public page.
    const page = await opened;
    const banner = page.getByRole('complementary', { name: '预览提示' });
    await expect(banner).toContainText('预览 · 未发布');
    await expect(banner).toContainText('状态：待审核');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`预览 · ${title} | 云澜区政策兑现服务平台`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await page.evaluate(() => window.opener as unknown)).toBeNull();
    const address = page.url();
    await expectSoundAtEachWidth(page, { lang: 'zh-CN', name: 'a preview' });
    await page.emulateMedia({ media: 'print' });
    await expect(banner).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('complementary', { name: 'About this preview' })).toContainText(
      'not published',
    );
    await expectSoundAtEachWidth(page, { lang: 'en', name: 'a preview in English' });

    // Nothing on the page tells the token to somebody else.
    const token = new URL(address).searchParams.get('preview') ?? '';
    const told = await page
      .locator('a[href*="/login"], link[rel="canonical"], link[hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter((href) => href.includes(token.slice(0, 20)))).toEqual([]);
    expect((await request.get(address)).headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });

    // Without the link there is nothing, and a link that somebody changed leads to a page that says so.
    const ordinary = `${origins.portal}${policy.publicPage}?id=${id}`;
    expect((await request.get(ordinary)).status()).toBe(404);
    const reader = await visit('portal');
    const forged = await reader.goto(address.replace(token, `${token.slice(0, -3)}abc`));
    expect(forged?.status()).toBe(410);
    await expect(reader.getByRole('heading', { level: 1, name: '预览链接已失效' })).toBeVisible();
    expect(reader.url()).not.toContain('preview');
    await expectSoundAtEachWidth(reader, { lang: 'zh-CN', name: 'a preview that is over' });

    await (await editorial('publisher')).post(`${policy.path}/publish`, undefined, { query: { ids: id } });
    const published = async () => (await (await request.get(ordinary)).text()).includes(title);
    await expect.poll(published, { timeout: 5_000 }).toBe(true);
    expect(await (await request.get(ordinary)).text()).not.toContain('预览');
    await page.goto(address);
    await expect(banner).toContainText('预览 · 已发布');
  },
);

test(
  'a guide is previewed from its list, with the materials that hang below it',
  onlyInFull,
  async ({ visit }) => {
    const { id, title: name } = await writtenLike(itemGuide, '', {
      ...{ title: `${title}指南`, titleEn: null, itemCode: `YL-${Date.now()}` },
    });
    const editor = await editorial('editor');
    await editor.post('policy/policyitemguidematerial/submit', {
      ...{ guideId: id, name: '预览才看得到的材料', source: 'company_file', form: '电子件' },
    });
    const office = await visit('admin', officers.editor);
    await office.goto(`/policy/policyitemguide?title=${encodeURIComponent(name)}`);
    await office.getByRole('row').filter({ hasText: name }).getByRole('button', { name: '更多操作' }).click();
    const opened = office.waitForEvent('popup');
    await office.getByRole('menuitem', { name: '在门户预览' }).click();
    const page = await opened;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('预览才看得到的材料').first()).toBeVisible();
    await expectSoundAtEachWidth(page, { lang: 'zh-CN', name: 'a preview of a guide' });

    // Both stay in view beside the text, one below the other.
    const banner = page.getByRole('complementary', { name: '预览提示' });
    const contents = page.getByRole('navigation', { name: '本页内容' });
    await contents.getByRole('link', { name: '办理信息' }).click();
    await expect.poll(() => topOf(banner)).toBe(0);
    expect(await topOf(contents)).toBe(96);
    expect((await banner.boundingBox())?.height).toBeLessThan(96);
  },
);

test('a publicity list is previewed by its link', onlyInFull, async ({ visit }) => {
  const { id } = await writtenLike(publicityList, '', { title: `${title}公示` });
  const editor = await editorial('editor');
  const { address } = await editor.post<PreviewLink>(`${publicityList.path}/preview`, { id });
  const page = await visit('portal');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: `${title}公示` })).toBeVisible();
  await expect(page.getByRole('complementary', { name: '预览提示' })).toContainText('未发布');
  await expectSoundAtEachWidth(page, { lang: 'zh-CN', name: 'a preview of a list' });
});
