import type { APIRequestContext, Page } from '@playwright/test';

import { attackCases } from '../../server/test/attacks/case.ts';
import type { AttackCase } from '../../server/test/attacks/case.ts';
import { expect } from './test.ts';

/** The handbook's attacks on pages of the portal; none where the handbook is missing. */
export const pageAttacks: readonly AttackCase[] = attackCases.filter(({ target }) => target === 'portal');

/** The path of an attack with its query. */
export function attackPath({ path, query }: Pick<AttackCase, 'path' | 'query'>): string {
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, [value].flat()[0] ?? '']);
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? path : `${path}?${text}`;
}

const deepLists = (wanted: string) => {
  const depth = Number(wanted.split(':')[1]);
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
};

/** What comes back from an attack that no browser would make. */
export async function attacked(request: APIRequestContext, attack: AttackCase) {
  const data = attack.bodyGen ? deepLists(attack.bodyGen) : attack.body;
  const answer = await request.fetch(attackPath(attack), {
    ...{ method: attack.method, headers: attack.headers, maxRedirects: 0 },
    ...(typeof data === 'string' ? { data } : {}),
  });
  return { status: answer.status(), text: await answer.text(), headers: JSON.stringify(answer.headers()) };
}

type Reply = Awaited<ReturnType<typeof attacked>>;
const holds: Record<string, (reply: Reply, expected: unknown) => void> = {
  no5xx: ({ status }) => expect(status).toBeLessThan(500),
  notMatch: ({ text }, pattern) => expect(text).not.toMatch(new RegExp(String(pattern))),
  noHeaderMatch: ({ headers }, pattern) => expect(headers).not.toMatch(new RegExp(String(pattern))),
  header: ({ headers }, wanted) => {
    for (const [name, pattern] of Object.entries(wanted as Record<string, string>))
      expect((JSON.parse(headers) as Record<string, string>)[name]).toMatch(new RegExp(pattern));
  },
  // That it came at all: speed is judged by the benchmarks.
  maxMs: ({ status }) => expect(status).toBeGreaterThan(0),
};
/** Held by looking at the page, or at what comes after. */
const looked = ['browserNoScript', 'frameSrcAllowList', 'notMatchThen'];

/** Holds what an answer says by itself; an expectation that nobody knows fails. */
export function expectReply(attack: AttackCase, reply: Reply) {
  for (const [kind, expected] of Object.entries(attack.assert)) {
    if (looked.includes(kind)) continue;
    const hold = holds[kind];
    if (!hold) throw new Error(`nobody knows how to hold ${kind}`);
    hold(reply, expected);
  }
}

/** Opens a page and sees that nothing of the attack runs: no dialog, no window, no frame of elsewhere. */
export async function expectInert(page: Page, path: string) {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const noted = (opened: Page) => void ran.push(opened.url());
  page.context().on('page', noted);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const { origin } = new URL(page.url());
  const frames = page.frames().map((frame) => frame.url());
  const foreign = frames.filter(
    (url) => url !== '' && url !== 'about:blank' && !url.startsWith(`${origin}/`),
  );
  expect(foreign).toEqual([]);
  page.context().off('page', noted);
  expect(ran).toEqual([]);
  for (const frame of await page.locator('iframe').all()) await expect(frame).toHaveAttribute('sandbox');
}
