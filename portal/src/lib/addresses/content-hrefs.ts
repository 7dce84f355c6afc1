import { guidePage } from '@policy/shared/contract/portal/guide-page.ts';

const row = (path: string) => (id: string) => `${path}?id=${id}`;

/** The address of a policy, or of one of its clauses, without a language. */
export const policyHref = (id: string, clauseSort?: number): string =>
  `${row('/policyinfo/policyinfoDetail')(id)}${clauseSort === undefined ? '' : `#c-${String(clauseSort)}`}`;

/** The address of a detailed rule. */
export const ruleHref = row('/detailedrules/detailedrulesDetail');

/** The address of a policy item, which leads on to its guide. */
export const itemHref = row('/policyitemguide/getdetailbyitemid');

/** The address of a notice. */
export const noticeHref = row('/notice/noticeDetail');

/** The address of a publicity list. */
export const publicityHref = row('/gongshi/gongshiDet');

/** The address of an interpretation. */
export const interpretationHref = row('/policyUnscramble/policyUnscrambleDetail');

/** The address of an item guide: apply-free ones have a page of another form. */
export const guideHref = ({ id, isMsjx }: { id: string; isMsjx?: number }): string =>
  row(guidePage(isMsjx))(id);

/** Where a search for a company among all public entries is asked, and by which parameter. */
export const companySearch = { action: '/gongshi/gongshiList', name: 'company' } as const;
