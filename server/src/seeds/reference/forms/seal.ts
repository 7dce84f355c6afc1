import { composeForm } from './parts/compose.ts';
import { choice, count, date, paragraph, text } from './parts/fields.ts';

/** Asks for a seal of the office to be put on a document. */
export const sealForm = composeForm('form_seal', {
  title: ['用印申请', 'Request to use a seal'],
  fields: [
    text('documentName', ['文件名称', 'Document'], 200),
    choice('sealType', ['印章', 'Seal'], {
      official: ['单位公章', 'Official seal'],
      contract: ['合同专用章', 'Contract seal'],
      finance: ['财务专用章', 'Finance seal'],
    }),
    count('copies', ['份数', 'Copies'], { least: 1, most: 1000 }),
    date('usedOn', ['用印日期', 'To be used on']),
    paragraph('reason', ['用印事由', 'Reason'], { max: 500 }),
  ],
  rules: [],
});
