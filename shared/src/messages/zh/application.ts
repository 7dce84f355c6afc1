import type { applicationRefusals } from '../../contract/application/refusals.ts';
import type { DeclarationTask } from '../../contract/application/calls.ts';

const refusals: Record<keyof typeof applicationRefusals, string> = {
  'application.illegalMove': '当前状态为“{from}”，不能变更为“{to}”',
  'application.windowClosed': '不在申报时间内（{start} 至 {end}），暂不能申报',
  'application.signingFailed': '签章服务暂时无法使用，申报没有提交，请稍后再试',
  'application.notOnline': '该事项无需申报或不支持在线申报',
  'application.repeated': '您已申报过该事项（{applyNo}），不能重复申报',
  'application.accountInactive': '账号尚未通过审核，暂不能申报',
  'application.accountPending': '账号正在等待审批，现在可以准备材料，审批通过后再提交',
  'application.notEditable': '当前状态为“{status}”，不能修改',
  'application.notMended': '只能修改要求补正的内容',
  'application.formInvalid': '申报内容有{count}处需要修改',
  'application.materialMissing': '请上传{name}',
  'application.materialTooFew': '{name}至少上传{least}个文件，已上传{held}个',
  'application.materialSize': '{name}的单个文件不能超过{limit}MB',
  'application.materialFull': '{name}最多上传{limit}个文件',
  'application.materialType': '{name}只接受{accept}文件',
  'application.fileContent': '这个文件的内容是{type}，{name}只接受{accept}文件，请另选一个文件',
  'application.markUnexplained': '请说明“{name}”需要补正什么',
  'application.totalTooLarge': '材料总大小不能超过{limit}MB',
  'application.accountMissing': '请填写收款账户',
  'application.accountHolder': '收款账户户名须与申报单位一致；使用其他账户的，请说明原因并上传证明材料',
  'application.batchMissing': '请填写拨付批次',
  'application.voucherMissing': '请填写拨付凭证号',
  'application.voucherUsed': '凭证号{voucherNo}已用于批次{batchNo}，不能重复使用',
  'application.amountMissing': '请填写申报金额',
  'application.amountAboveCap': '金额不能超过{cap}万元',
  'application.notFoundByNumber': '没有找到该申报，请核对申报编号和信用代码后四位',
  'application.captchaWrong': '验证码不正确',
  'application.linkUnknown': '这个二维码无效，或已换成新的；请在电脑上重新生成后再扫',
  'application.linkOther': '这个二维码属于另一份申报，请扫电脑上显示的二维码',
  'application.linkUsed': '这个二维码已经用过；要再传一个文件，请在电脑上换一个二维码',
  'application.linkExpired': '这个二维码已超过 10 分钟，不再有效；请在电脑上换一个',
  'application.linkClosed': '这份申报已经提交，不能再上传材料',
  'application.objectionClosed': '公示期已结束，不能登记异议',
  'application.publicityEnd': '公示结束时间须晚于现在',
  'material.countRange': '最少文件数不能超过文件数量上限（{limit}）',
};

/** What parts in a case are called; a role of one's own goes by its name. */
const parts = {
  applicant: '申报单位',
  acceptor: '一窗受理员',
  reviewer: '业务审核员',
  lead: '部门负责人',
  clerk: '公示专员',
  finance: '财政拨付员',
  officer: '经办人员',
  system: '系统',
};

const tasks: Record<DeclarationTask, string> = {
  company: '核对企业信息',
  form: '填写申报内容',
  materials: '上传申报材料',
  account: '填写收款账户',
  declaration: '核对并提交',
};

/** Texts of a list that a case opens. */
const publicity = {
  title: '{title}拟支持名单公示',
  body: '<p>根据有关政策规定，经申报、受理、审核，现将{title}拟支持名单予以公示。公示期至{end}。</p><p>对公示名单有异议的，请在公示期内以书面或电话形式实名反映。</p>',
};

/** What handlers fill in, by the fields of effects. */
const effectFields = {
  approvedAmountWan: '核定金额（万元）',
  publicityEnd: '公示结束时间',
  publicityEndHelp: '留空则为5个工作日后',
  batchNo: '拨付批次',
  voucherNo: '拨付凭证号',
};

/** What an outcome brings about, by its effect or else by the status that it leads to. */
const consequences = {
  'application.publish': '名单将在门户公开并接受异议，期满后自动转入拨付。',
  'application.orderPayment': '将按下列账户下达拨付，本批次随即进入资金拨付。',
  'application.confirmPayment': '案件办结，企业会看到已拨付的金额。',
  'application.failPayment': '企业会收到原因并更正收款账户，更正后需重新下达拨付。',
  not_accepted: '案件就此办结，企业会看到不予受理的理由。',
  rejected: '案件就此办结，企业会看到不予通过的理由。',
};

/** What stands at the amount to be fixed. */
const amountHelp = { applied: '申请{amount}万元', cap: '，本事项最高{cap}万元' };

/** What stands beside a case. */
const basis = {
  cap: '最高支持金额（万元）',
  aboveCap: '超过最高支持金额',
  clause: '政策条款',
  earlierCases: '该单位其他申报',
  earlierPayments: '该单位其他拨付',
  applied: '申请{amount}万元',
  paid: '已拨付{amount}万元',
  amount: '{amount}万元',
};

const otherHolder = '户名与申报单位不一致';

/** What is said about applications. */
export const application = {
  refusals,
  parts,
  tasks,
  publicity,
  effectFields,
  consequences,
  amountHelp,
  basis,
  otherHolder,
  accountOff: '申请人的账号已停用',
  clerkAccountOff: '提交申报的账号已停用',
};
