import type { companyRefusals } from '../../contract/companies/refusals.ts';

/** What is said in Chinese when something about a company or its members is refused. */
export const companyRefusalTexts: Record<keyof typeof companyRefusals, string> = {
  'company.duty': '您在该企业没有“{duty}”职责，请联系企业管理员',
  'company.creditCode': '统一社会信用代码不正确，请核对后重新填写',
  'company.notMember': '不是该企业的成员',
  'company.otherActing': '当前办理主体已切换，请核对后重新提交，已填写的内容不会丢失',
  'company.lastAdministrator': '企业至少需要一名成员管理员，请先移交管理员职责',
  'company.alreadyMember': '该用户已是企业成员',
  'company.unknownAccount': '没有找到该账号，请核对账号后重新填写',
};
