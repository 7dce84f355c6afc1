import type { APIRequestContext } from '@playwright/test';

import { policy } from '../../shared/src/contract/entities/content/policy.ts';
import { ContentList } from '../pages/content-list.ts';
import { startSecondPortal } from '../support/build/second-portal.ts';
import { writtenLike } from '../support/content.ts';
import { origins } from '../support/origins.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

interface Written {
  id: string;
  title: string;
}

/** Whether a reader who asks a portal now is shown the title, in the list and on the page of its own. */
async function shown(request: APIRequestContext, { id, title }: Written, portal = origins.portal) {
  const urls = ['/policyinfo', `/policyinfo/policyinfoDetail?id=${id}`].map((path) => portal + path);
  const pages = await Promise.all(urls.map((url) => request.get(url)));
  return Promise.all(pages.map(async (page) => (await page.text()).includes(title)));
}

// The page of a policy that is not public is a 404.
test.use({ provoked: [/404/] });

/** A policy under review that stands on top of the list, whatever else was published today. */
const underReview = (title: string) =>
  writtenLike(policy, '云澜区软件和信息技术服务业发展扶持措施', {
    ...{ title, docNo: null },
    ...{ isTop: 1, publishDate: new Date().toISOString().slice(0, 10) },
  });

test('a policy published in the back-office is on pages kept before within 5 seconds, and gone again when taken offline @smoke', async ({
  visit,
  request,
}) => {
  const title = `云澜区临时措施 ${Date.now()}`;
  const written = await underReview(title);
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

test('it is on the pages of two processes of the portal within 5 seconds', async ({ visit, request }) => {
  const second = await startSecondPortal();
  try {
    const title = `云澜区临时措施 ${Date.now()}`;
    const written = await underReview(title);
    const both = () =>
      Promise.all([origins.portal, second.origin].map((portal) => shown(request, written, portal)));
    const [nowhere, everywhere] = [false, true].map((is) => [
      [is, is],
      [is, is],
    ]);
    const office = new ContentList(await visit('admin', officers.publisher));
    await office.lookFor('/policy/policyinfo', title);
    expect(await both()).toEqual(nowhere);
    await office.act('发布', title);
    await expect.poll(both, { timeout: 5_000 }).toEqual(everywhere);
    await office.act('下线', title);
    await expect.poll(both, { timeout: 5_000 }).toEqual(nowhere);
  } finally {
    await second.stop();
  }
});
