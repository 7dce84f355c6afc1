import { isCreditCode } from '@policy/shared/contract/companies/credit-code.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { addDisputes } from './dispute.ts';
import { addOpening } from './opening.ts';
import { addOwnCompany } from './own-company.ts';

/** Companies: a member reads the one that he acts for, officers all of them. */
export const companyModule = crudModule(company, {
  verbs: ['list'],
  routes: (app) => {
    addOpening(app, company);
    addDisputes(app);
    addOwnCompany(app);
  },
});

/** A credit code is kept only with the check character that belongs to it: GB 32100-2015, 4.6. */
export const companyRules = defineRules(company, {
  beforeWrite: [
    ({ creditCode }) => {
      if (creditCode !== undefined && !isCreditCode(creditCode)) throw new Refusal('company.creditCode');
    },
  ],
});
