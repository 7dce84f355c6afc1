import { declarationPath } from '../../portal/src/lib/addresses/route-params.ts';
import { begin } from '../support/cases.ts';
import { guideTitled } from '../support/guides.ts';
import { onlyInFull } from '../support/looks.ts';
import { company } from '../support/people.ts';
import { expectSoundAtEachWidth } from '../support/sound.ts';
import { narrow } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const who = company('c029');
const paper = {
  name: '手机照片.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

// A used code is asked about on purpose at the end.
test.use({ provoked: [/400 \(Bad Request\).*phoneLinkAbout/] });

test(
  'a phone that scans the code hands a paper in, and the open step shows it',
  onlyInFull,
  async ({ visit }) => {
    const { id: guideId } = await guideTitled('出口信用保险保费资助');
    const { id: applicationId } = await begin(who, guideId);
    const page = await visit('portal', who);
    await page.goto(`${declarationPath({ guideId, applicationId })}?step=materials`);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /必需$/ }) })
      .first();
    const given = page.waitForResponse((response) => response.url().endsWith('/phoneLink'));
    await card.getByRole('button', { name: /用手机拍照上传/ }).click();
    const { token } = (await (await given).json()).data as { token: string };
    await expect(page.getByRole('img', { name: '手机上传二维码' })).toBeVisible();

    const phone = await visit('portal');
    await phone.setViewportSize(narrow);
    const address = `/progress/upload#${applicationId}.${token}`;
    await phone.goto(address);
    await expect(phone.getByText('出口信用保险保费资助')).toBeVisible();
    await expectSoundAtEachWidth(phone, { lang: 'zh-CN', name: 'upload by phone' });
    await phone.getByLabel(/选择文件上传/).setInputFiles(paper);
    await expect(phone.getByText('已上传：手机照片.pdf')).toBeVisible();

    await expect(page.getByRole('dialog').getByText('手机已上传：手机照片.pdf')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
    await expect(card.getByText('手机照片.pdf', { exact: true }).first()).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('alert').filter({ hasText: '这个二维码已经用过' })).toBeVisible();
  },
);
