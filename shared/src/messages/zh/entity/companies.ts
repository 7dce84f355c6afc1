import { enterpriseSizes } from './shared-choices.ts';

const certs = {
  hightech: '高新技术企业',
  above: '规模以上企业',
  zjtx: '专精特新中小企业',
  little_giant: '专精特新“小巨人”企业',
};

const accountStatus = { pending: '待审批', active: '正常', refused: '未通过', disabled: '已停用' };

const duties = {
  reader: '查阅',
  preparer: '填报',
  signer: '签署提交',
  finance: '财务',
  administrator: '成员管理',
};

/** What is told of a company wherever it is told. */
const facts = {
  creditCode: '统一社会信用代码',
  legalPersonMasked: '法定代表人',
  regionCode: '所在区划',
  address: '注册地址',
  size: '企业规模',
  regDate: '注册日期',
  employees: '从业人数',
  revenueWan: '营业收入（万元）',
  rdExpenseWan: '研发费用（万元）',
  certs: '企业资质',
  accountName: '收款账户名称',
  bankName: '开户银行',
};

/** Chinese texts of companies, their members and who may apply. */
export const companyEntities = {
  company: {
    title: '企业',
    fields: {
      companyName: '企业名称',
      ...facts,
      industryIds: '所属行业',
      disputedSince: '代表权争议起始时间',
      disputeReason: '争议说明',
    },
    choices: { size: enterpriseSizes, certs },
  },
  companyMember: {
    title: '企业成员',
    fields: {
      uid: '登录用户',
      companyId: '企业',
      memberName: '姓名',
      duties: '职责',
      fromDate: '开始日期',
      untilDate: '结束日期',
      contactPhone: '联系电话',
      email: '电子邮箱',
      authLevel: '认证等级',
      accountStatus: '状态',
      rejectReason: '未通过原因',
    },
    choices: {
      duties,
      accountStatus,
    },
  },
  portalUser: {
    title: '政策用户',
    fields: {
      account: '账号',
      uid: '登录用户',
      userType: '用户类型',
      companyId: '企业',
      companyName: '单位名称',
      ...facts,
      contactName: '联系人',
      duties: '职责',
      contactPhone: '联系电话',
      email: '电子邮箱',
      accountPhone: '账号手机号码',
      authLevel: '认证等级',
      accountStatus: '账号状态',
      fromDate: '开始日期',
      untilDate: '结束日期',
      rejectReason: '未通过原因',
      disabledReason: '停用原因',
    },
    choices: {
      userType: { enterprise: '企业', individual: '个人' },
      size: enterpriseSizes,
      certs,
      duties,
      accountStatus,
    },
  },
};
