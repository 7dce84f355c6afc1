import { advertisement } from '@policy/shared/contract/entities/content/advertisement.ts';
import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { focusItem } from '@policy/shared/contract/entities/content/focus-item.ts';
import { helpArticle } from '@policy/shared/contract/entities/content/help-article.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { relatedArticle } from '@policy/shared/contract/entities/content/related-article.ts';

import { contentTones, revisionTones } from './content-tones.ts';
import { QuestionsInput } from './questions-input.tsx';
import { StepsInput } from './steps-input.tsx';

const status = { tones: contentTones };
/** Of what goes on being public while a change of it is reviewed. */
const states = { status, revisionStatus: { tones: revisionTones } };

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
    overrides: { ...states },
    children: { policyClause: clause },
  },
  detailedRule: {
    ...{ entity: detailedRule, address: '/policy/detailedrules' },
    overrides: { ...states },
    children: {},
  },
  itemGuide: {
    ...{ entity: itemGuide, address: '/policy/policyitemguide' },
    overrides: { ...states, steps: { input: StepsInput } },
    children: {},
  },
  publicityList: {
    ...{ entity: publicityList, address: '/policy/gongshi' },
    overrides: { ...states },
    children: {},
  },
  policyNotice: {
    ...{ entity: policyNotice, address: '/policy/notice' },
    overrides: { ...states },
    children: {},
  },
  interpretation: {
    ...{ entity: interpretation, address: '/policy/policyunscramble' },
    overrides: { ...states, qa: { input: QuestionsInput } },
    children: {},
  },
  relatedArticle: {
    ...{ entity: relatedArticle, address: '/policy/relatedarticle' },
    overrides: { ...states },
    children: {},
  },
  focusItem: {
    ...{ entity: focusItem, address: '/policy/focusinfo' },
    overrides: { ...states },
    children: {},
  },
  advertisement: {
    ...{ entity: advertisement, address: '/policy/advertisement' },
    overrides: { ...states },
    children: {},
  },
  helpArticle: {
    ...{ entity: helpArticle, address: '/policy/help' },
    overrides: { ...states },
    children: {},
  },
};

/** Content that is written on a page of its own. */
export type ContentPageName = keyof typeof drawn;
/** Content whose list says no more than its page. */
export type ContentListName = Exclude<ContentPageName, 'agreement'>;
