import { defineEntity } from '../../kit/entity.ts';
import {
  choice,
  choices,
  date,
  dateTime,
  integer,
  longText,
  money,
  optional,
  references,
  text,
  textLike,
} from '../../kit/field.ts';
import { creditCodeForm } from '../../companies/credit-code.ts';
import { enterpriseSizes } from '../content/shared-choices.ts';

/** What a company may be certified as. */
export const companyCerts = ['hightech', 'above', 'zjtx', 'little_giant'] as const;

/** What is told of a company wherever it is told. */
export const companyFacts = {
  legalPersonMasked: optional(text(50, { personal: { purpose: 'represent', term: 'account' } })),
  regionCode: optional(text(12)),
  address: optional(text(200)),
  /** No filter: `size` is how many rows a page has. */
  size: optional(choice(enterpriseSizes, { list: true, hiddenByDefault: true })),
  regDate: optional(date()),
  employees: optional(integer(0, 10_000_000)),
  revenueWan: optional(money()),
  rdExpenseWan: optional(money()),
  certs: optional(choices(companyCerts)),
  accountName: optional(text(100)),
  bankName: optional(text(100)),
};

/** A company, once per tenant and credit code: its facts from the licence and what applications are prefilled from. */
export const company = defineEntity('company', {
  path: 'policy/company',
  nameField: 'companyName',
  ownRows: true,
  scope: { company: 'id' },
  unique: ['creditCode'],
  fields: {
    companyName: text(100, { list: true, search: true, sort: true }),
    creditCode: textLike(creditCodeForm, 18, { list: true, search: true, createOnly: true }),
    ...companyFacts,
    industryIds: optional(references('industry')),
    /** Since when it is disputed who speaks for the company: money waits meanwhile, reading goes on. */
    disputedSince: optional(dateTime({ list: true, hiddenByDefault: true, readOnly: true })),
    disputeReason: optional(longText(200, { readOnly: true })),
  },
});
