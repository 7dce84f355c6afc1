import type { Locale } from '../../shared/src/messages/kit.ts';
import { home } from '../support/areas.ts';
import { headersIn } from '../support/lists.ts';
import { looksAt, onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expectSettled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { goOn, speakEnglish } from '../support/walk.ts';

/** What an officer reads of the tasks that he may take, holds and has done, by the address of each list. */
const inbox: Record<Locale, Record<string, string[]>> = {
  zh: {
    '/process/claim': ['标题', '办理期限', '当前环节', '申报单位', '到达时间'],
    '/process/todo': ['标题', '办理期限', '当前环节', '申报单位', '金额（万元）', '到达时间'],
    '/process/mydone': ['标题', '完成时间', '当前环节', '申报单位', '到达时间'],
  },
  en: {
    '/process/claim': ['Title', 'Due', 'Step', 'Applicant'],
    '/process/todo': ['Title', 'Due', 'Step', 'Applicant', 'Amount (CNY 10,000)', 'Arrived'],
    '/process/mydone': ['Title', 'Finished', 'Step', 'Applicant', 'Arrived'],
  },
};

test(
  'the inbox hides neither what a case is, nor until when, where it stands and since when',
  onlyInFull,
  async ({ look }) => {
    const page = await look('admin', officers.reviewer);
    await page.goto(home);
    await page.waitForLoadState('networkidle');
    for (const locale of looksAt('inbox', ['zh', 'en'] as const)) {
      if (locale === 'en') await speakEnglish(page);
      for (const [path, told] of Object.entries(inbox[locale])) {
        await goOn(page, path);
        await expectSettled(page);
        await expect(page.locator('.process-title').filter({ visible: true }).first()).toBeVisible();
        const headers = await headersIn(page);
        for (const header of told)
          expect.soft(headers[header] ?? Infinity, `${header} of ${path} is in sight`).toBeLessThanOrEqual(0);
      }
    }
  },
);
