import type { applicationRefusals } from '../../contract/application/refusals.ts';
import type { DeclarationTask } from '../../contract/application/calls.ts';

const refusals: Record<keyof typeof applicationRefusals, string> = {
  'application.illegalMove': '当前状态为“{from}”，不能变更为“{to}”',
  'application.windowClosed': '不在申报时间内（{start} 至 {end}），暂不能申报',
  'application.notOnline': '该事项无需申报或不支持在线申报',
  'application.repeated': '您已申报过该事项（{applyNo}），不能重复申报',
  'application.accountInactive': '账号尚未通过审核，暂不能申报',
  'application.notEditable': '当前状态为“{status}”，不能修改',
  'application.notMended': '只能修改要求补正的内容',
  'application.formInvalid': '申报内容有{count}处需要修改',
  'application.materialMissing': '请上传{name}',
  'application.materialFull': '{name}最多上传{limit}个文件',
  'application.materialType': '{name}只接受{accept}文件',
  'application.totalTooLarge': '材料总大小不能超过{limit}MB',
  'application.accountMissing': '请填写收款账户',
  'application.amountMissing': '请填写申报金额',
  'application.amountAboveCap': '金额不能超过{cap}万元',
  'application.notFoundByNumber': '没有找到该申报，请核对申报编号和信用代码后四位',
  'application.captchaWrong': '验证码不正确',
  'application.objectionClosed': '公示期已结束，不能登记异议',
  'application.publicityEnd': '公示结束时间须晚于现在',
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

/** What is said about applications. */
export const application = { refusals, parts, tasks, publicity, effectFields };
