import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';

import { contentTones } from './content-tones.ts';
import { StepsInput } from './steps-input.tsx';

const status = { tones: contentTones };

/** Clauses are called under the policy's path, by names of their own. */
const clause = {
  ...policyClause,
  path: policy.path,
  verbs: {
    list: 'listpolicycontent',
    detail: 'policycontentdetail',
    submit: 'policycontentsubmit',
    remove: 'policycontentremove',
  },
};

/** What lists and pages of content say beyond the contract. */
export const drawn = {
  agreement: {
    ...{ entity: agreement, address: '/policy/agreement' },
    overrides: { status },
    children: {},
  },
  policy: {
    ...{ entity: policy, address: '/policy/policyinfo' },
    overrides: { status },
    children: { policyClause: clause },
  },
  itemGuide: {
    ...{ entity: itemGuide, address: '/policy/policyitemguide' },
    overrides: { status, steps: { input: StepsInput } },
    children: {},
  },
  publicityList: {
    ...{ entity: publicityList, address: '/policy/gongshi' },
    overrides: { status },
    children: {},
  },
};

/** Content that is written on a page of its own. */
export type ContentPageName = keyof typeof drawn;
