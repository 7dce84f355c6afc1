import { processButton } from '@policy/shared/contract/entities/process-design/process-button.ts';
import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { processCondition } from '@policy/shared/contract/entities/process-design/process-condition.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { insertMissing } from '../insert-missing.ts';
import type { SlugRow } from '../slug-rows.ts';

const categories: readonly SlugRow[] = [
  { code: 'application', name: '申报兑现', nameEn: 'Applications' },
  { code: 'office', name: '日常办公', nameEn: 'Office' },
  // The code is the key of its flow route: that of the dictionary and of its entry.
  { code: 'flow_leave', name: '请假', nameEn: 'Leave' },
].map((row, index) => ({ ...row, id: `process-category:${row.code}`, sort: index + 1 }));

const buttons: readonly SlugRow[] = [
  { buttonKey: 'approved', name: '同意', nameEn: 'Approve', isStandard: 1 },
  { buttonKey: 'rejected', name: '不同意', nameEn: 'Reject', isStandard: 1, commentRequired: 1 },
  { buttonKey: 'returned', name: '退回补正', nameEn: 'Return for correction', commentRequired: 1 },
  { buttonKey: 'done', name: '办理完毕', nameEn: 'Done' },
].map((row, index) => ({ ...row, id: `process-button:${row.buttonKey}`, sort: index + 1 }));

const conditions: readonly SlugRow[] = [
  { key: 'approved', name: '上一环节同意', nameEn: 'Approved', expression: "${outcome == 'approved'}" },
  { key: 'rejected', name: '上一环节不同意', nameEn: 'Rejected', expression: "${outcome == 'rejected'}" },
  {
    ...{ key: 'half', type: 'completion', name: '半数以上已办理', nameEn: 'More than half have signed' },
    expression: '${nrOfCompletedInstances * 2 > nrOfInstances}',
  },
].map(({ key, ...row }, index) => ({ ...row, id: `process-condition:${key}`, sort: index + 1 }));

/** What the designer offers from the start; administrators may change all of it. Safe to repeat. */
export const seedProcessDesign = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    await insertMissing(processCategory, inside, categories);
    await insertMissing(processButton, inside, buttons);
    await insertMissing(processCondition, inside, conditions);
  });
