/** Names of choices that several entities offer. */
export const enterpriseSizes = { large: '大型', medium: '中型', small: '小型', micro: '微型' };

export const supportModes = {
  award: '认定奖励',
  subsidy: '事后补助',
  reviewed: '评审补助',
  employment: '就业补贴',
  talent: '人才补贴',
  rent: '租金补贴',
  interest: '贷款贴息',
};

export const contentStates = {
  draft: '草稿',
  pending_review: '待审核',
  published: '已发布',
  offline: '已下线',
  archived: '已归档',
};

export const revisionStates = { draft: '编辑中', pending_review: '待审核' };

export const validities = {
  upcoming: '尚未生效',
  valid: '有效',
  expiring: '即将到期',
  expired: '已失效',
  repealed: '已废止',
  revised: '已修订',
};

export const agreementKinds = {
  userAgreement: '用户协议',
  privacy: '隐私声明',
  idNumber: '处理身份证号码的单独同意',
  bankAccount: '处理收款账户的单独同意',
  sms: '接收短信通知的同意',
  dataSharing: '向登记部门核验信息的单独同意',
};
