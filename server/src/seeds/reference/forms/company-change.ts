import { composeForm } from './parts/compose.ts';
import { choice, date, paragraph, text } from './parts/fields.ts';

/** A company tells that what the platform knows of it has changed. */
export const companyChangeForm = composeForm('form_company_change', {
  title: ['企业信息变更', 'Change of company details'],
  fields: [
    choice('subject', ['变更事项', 'What has changed'], {
      name: ['企业名称', 'Name'],
      representative: ['法定代表人', 'Legal representative'],
      address: ['注册地址', 'Registered address'],
      contact: ['联系人及电话', 'Contact and telephone'],
    }),
    text('before', ['变更前', 'Before'], 200),
    text('after', ['变更后', 'After'], 200),
    date('validFrom', ['生效日期', 'Valid from']),
    paragraph('reason', ['变更原因', 'Why it has changed'], { max: 500 }),
  ],
  rules: [],
});
