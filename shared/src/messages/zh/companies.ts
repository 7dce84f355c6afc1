import type { companyRefusals } from '../../contract/companies/refusals.ts';

/** What is said in Chinese when something about a company or its members is refused. */
export const companyRefusalTexts: Record<keyof typeof companyRefusals, string> = {
  'company.duty': '您在该企业没有“{duty}”职责，请联系企业管理员',
  'company.creditCode': '统一社会信用代码不正确，请核对后重新填写',
  'company.notMember': '不是该企业的成员',
  'company.otherActing': '当前办理主体已切换，请核对后重新提交，已填写的内容不会丢失',
  'company.lastAdministrator': '企业至少需要一名成员管理员，请先移交管理员职责',
  'company.alreadyMember': '该用户已是企业成员',
  'company.invitedAlready': '已向该用户发出邀请，请等待其答复',
  'company.inviteWhom': '请填写对方的手机号码或账号，二者填一项',
  'company.invitationOver': '邀请已失效，请联系企业管理员重新邀请',
  'company.signerProof': '签章职责须由本企业现有签章人授权，或由工作人员核验授权书后授予',
  'company.signsAlready': '该成员已有签章职责',
  'company.disputed': '企业的代表权存在争议，资金事项暂停办理，待工作人员核定；资料仍可查看',
  'company.notDisputed': '该企业没有待核定的争议',
  'company.mayNotDispute': '只有企业的签章人、成员管理员或原成员管理员可以提出异议',
  'company.unknownAccount': '没有找到该账号，请核对账号后重新填写',
  'policyUser.notPortal': '该账号是后台账号，请在“用户管理”中处理',
  'policyUser.isDisabled': '账号已停用，请先启用',
  'policyUser.isEnabled': '账号已是正常状态',
  'policyUser.noPhone': '该账号没有手机号码，无法发送链接，请直接设置一个临时密码',
  'policyUser.noAddress': '本租户的门户没有访问地址，无法发送链接，请直接设置一个临时密码',
  'policyUser.liveCases': '还有{count}件申报没有办结，办结后才能删除；如需阻止其登录，请停用账号',
  'policyUser.payments': '还有{count}笔资金正在拨付，拨付完成后才能删除；如需阻止其登录，请停用账号',
  'policyUser.lastAdministrator': '这是企业唯一的成员管理员，请先把成员管理职责移交给其他成员',
};
