import type { APIRequestContext } from '@playwright/test';

import { policy } from '../../shared/src/contract/entities/content/policy.ts';
import { ContentList } from '../pages/content-list.ts';
import { writtenLike } from '../support/content.ts';
import { origins } from '../support/origins.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const list = `${origins.portal}/policyinfo`;
const detail = (id: string) => `${origins.portal}/policyinfo/policyinfoDetail?id=${id}`;

/** Whether a reader who asks now is shown the title, in the list and on the page of its own. */
async function shown(request: APIRequestContext, { id, title }: { id: string; title: string }) {
  const pages = await Promise.all([list, detail(id)].map((url) => request.get(url)));
  return Promise.all(pages.map(async (page) => (await page.text()).includes(title)));
}

// The page of a policy that is not public is a 404.
test.use({ provoked: [/404/] });

test('a policy published in the back-office is on pages kept before within 5 seconds, and gone again when taken offline @smoke', async ({
  visit,
  request,
}) => {
  const title = `云澜区临时措施 ${Date.now()}`;
  const written = await writtenLike(policy, '云澜区软件和信息技术服务业发展扶持措施', {
    ...{ title, docNo: null },
    // On top of the list, whatever else was published today.
    ...{ isTop: 1, publishDate: new Date().toISOString().slice(0, 10) },
  });
  const office = new ContentList(await visit('admin', officers.publisher));
  await office.lookFor('/policy/policyinfo', title);
  const reader = await visit('portal');
  await reader.goto('/policyinfo');
  await expect(reader.getByRole('article').first()).toBeVisible();
  expect(await shown(request, written)).toEqual([false, false]);

  await office.act('发布', title);
  await expect.poll(() => shown(request, written), { timeout: 5_000 }).toEqual([true, true]);
  await reader.reload();
  await reader.getByRole('link', { name: title }).click();
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await office.act('下线', title);
  await expect.poll(() => shown(request, written), { timeout: 5_000 }).toEqual([false, false]);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
});
