import { defineEntity } from '../../kit/entity.ts';
import {
  answers,
  choice,
  date,
  dateTime,
  integer,
  longText,
  money,
  optional,
  reference,
  text,
} from '../../kit/field.ts';
import { applicationStates } from './application-states.ts';
import { applicationPath } from '../../application/paths.ts';

/** An application of a company, or of a person, for one item; its status is moved by its process only. */
export const application = defineEntity('application', {
  path: applicationPath,
  nameField: 'projectName',
  ownRows: true,
  scope: { company: 'companyId', user: 'userId', department: 'agencyId' },
  unique: ['applyNo'],
  fields: {
    applyNo: text(30, { list: true, search: true, sort: true, readOnly: true }),
    guideId: reference('itemGuide', {
      as: 'guideTitle',
      asEn: 'guideTitleEn',
      list: true,
      search: true,
      createOnly: true,
    }),
    policyItemId: reference('policyItem', { readOnly: true }),
    policyId: reference('policy', { readOnly: true }),
    agencyId: reference('department', {
      as: 'agencyName',
      asEn: 'agencyNameEn',
      list: true,
      search: true,
      readOnly: true,
    }),
    userId: reference('user', { search: true, readOnly: true }),
    /** None where a person applies for himself. */
    companyId: optional(reference('company', { search: true, readOnly: true })),
    companyName: text(100, {
      personal: { purpose: 'apply', term: 'case' },
      list: true,
      search: true,
      readOnly: true,
    }),
    creditCode: optional(text(18, { search: true, readOnly: true })),
    projectName: text(200, { list: true, search: true }),
    formData: optional(answers({ personal: { purpose: 'apply', term: 'case' } })),
    /** The form that it is written in; a later version of the guide's form does not change it. */
    formKey: optional(text(60, { readOnly: true })),
    formVersion: optional(integer(1, 9999, { readOnly: true })),
    accountName: optional(text(100, { personal: { purpose: 'pay', term: 'paidCase' } })),
    bankName: optional(text(100, { personal: { purpose: 'pay', term: 'paidCase' } })),
    /** Masked in the table already; the whole number stays sealed beside it. */
    bankAccountMasked: optional(
      text(40, { personal: { purpose: 'pay', term: 'paidCase' }, readOnly: true, masked: 'account' }),
    ),
    /** Why the account of somebody else is to be paid, and the file that proves it. */
    accountReason: optional(longText(500, { personal: { purpose: 'pay', term: 'paidCase' } })),
    accountProofId: optional(reference('attachment', { indexed: true })),
    accountProofName: optional(text(200, { personal: { purpose: 'pay', term: 'paidCase' }, readOnly: true })),
    applyAmountWan: optional(money({ list: true, search: true, sort: true })),
    approvedAmountWan: optional(money({ list: true, sort: true, readOnly: true })),
    paidAmountWan: optional(money({ list: true, sort: true, readOnly: true })),
    status: choice(applicationStates, { list: true, search: true, initial: 'draft', readOnly: true }),
    currentNode: optional(text(80, { list: true, search: true, readOnly: true })),
    processInstanceId: optional(reference('processInstance', { readOnly: true })),
    submitTime: optional(dateTime({ list: true, search: true, sort: true, readOnly: true })),
    acceptTime: optional(dateTime({ readOnly: true })),
    dueDate: optional(date({ list: true, search: true, sort: true, readOnly: true })),
    pausedDays: integer(0, 9999, { initial: 0, readOnly: true }),
    declarationSignedAt: optional(dateTime({ readOnly: true })),
    batchNo: optional(text(30, { search: true, readOnly: true })),
  },
});
