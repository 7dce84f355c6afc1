import { expectInert } from '../support/attack-pages.ts';
import { officers } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// What the browser stops it says on the console.
test.use({ provoked: [/./] });

test('a dictionary’s entry that is markup stays a text', async ({ visit }) => {
  const { http } = await signedIn('admin', officers.admin);
  const draft = { code: 'attacked', dictKey: '-1', dictValue: '<svg onload=alert(1)>', sort: 1, isSealed: 0 };
  const { id } = await http.post<{ id: string }>('blade-system/dict-biz/submit', draft);
  try {
    const page = await visit('admin', officers.admin);
    await expectInert(page, '/system/dictbiz');
    await expect(page.getByText(draft.dictValue).first()).toBeVisible();
  } finally {
    await http.post('blade-system/dict-biz/remove', { ids: id });
  }
});

test('a menu that would run a script is refused, and one whose name is markup is a text', async ({
  visit,
}) => {
  const { http } = await signedIn('admin', officers.admin);
  const name = '<img src=x onerror=alert(1)>';
  const draft = { name, source: 'x" onload="alert(1)', code: 'attacked', alias: 'menu', sort: 999 };
  const menu = { ...draft, category: 1, isOpen: 1 };
  await expect(
    http.post('blade-system/menu/submit', { ...menu, path: 'javascript:alert(1)' }),
  ).rejects.toThrow();
  const { id } = await http.post<{ id: string }>('blade-system/menu/submit', { ...menu, path: '/attacked' });
  try {
    expect((await http.get<{ name: string }>('blade-system/menu/detail', { id })).name).toBe(name);
    await expectInert(await visit('admin', officers.admin), '/system/menu');
  } finally {
    await http.post('blade-system/menu/remove', { ids: id });
  }
});

for (const src of [
  'javascript:alert(document.domain)',
  'https://evil.example/phish',
  '//evil.example',
  'data:text/html,<script>parent.alert(1)</script>',
])
  test(`no frame shows ${src}`, async ({ visit }) => {
    const page = await visit('admin', officers.admin);
    await expectInert(page, `/myiframe/urlPath?src=${encodeURIComponent(src)}&name=x`);
  });
