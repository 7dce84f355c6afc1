import type { PersonalPurpose, PersonalTerm } from '../../contract/kit/personal.ts';

/** One sentence for each purpose: it stands beside the field that asks, and in what is told of the data. */
const purposes: Record<PersonalPurpose, string> = {
  signIn: '用于登录和识别您的账号。',
  name: '用于确认办理人，并在您办理的事项上署名。',
  reach: '用于发送验证码、办理进度和结果。',
  identify: '仅用于核验身份，加密保存，查看须说明理由并留痕。',
  represent: '用于核对您代表的企业。',
  apply: '仅用于办理您的申请。',
  pay: '仅用于向该账户拨付资金。',
  publicity: '用于依法公示，接受社会监督。',
  picture: '仅用于显示您的账号，可以不提供。',
  office: '用于机关内部的人员管理和工作联系。',
  delivery: '用于向您发送通知，并核对是否送达。',
  noSms: '用于不再向该号码发送短信。',
  guard: '用于保护账号安全，发现异常登录。',
  audit: '用于查明谁在何时做了什么，保障数据安全。',
};

const terms: Record<PersonalTerm, string> = {
  account: '账号存续期间',
  request: '注册申请的办理期间和账号存续期间，未通过的保存一百八十日',
  case: '办件存续期间，个人办件至账号注销',
  paidCase: '已拨付的办件按会计档案保存三十年，账号注销后封存',
  publicity: '公示后十年，账号注销后封存',
  office: '在本机关任职期间',
  delivery: '发送后一百八十日，或至账号注销',
  session: '登录有效期间',
  log: '不少于六个月，账号注销后改为不可还原的摘要',
};

/** What stands in the copy of somebody's own data besides the data. */
const copy = {
  title: '我的个人数据',
  made: '{account} 的数据，导出于 {time}。',
  note: '含您本人的账号、办件、文件清单、消息和记录。银行账号、证件号码以加密方式保存，本文件只含脱敏后的号码；单位的办件属于单位，不在其中。',
  field: '内容',
  purpose: '用途',
  term: '保存期限',
  none: '没有记录',
  createTime: '时间',
  tables: {
    boundLogin: {
      title: '绑定的登录方式',
      columns: { party: '登录方', nickName: '名称', openId: '登录方的用户标识', createTime: '绑定时间' },
    },
    passkey: {
      title: '通行密钥',
      columns: {
        ...{ label: '名称', rpId: '网站', credentialId: '密钥标识' },
        ...{ createTime: '添加时间', lastUsedAt: '最近使用' },
      },
    },
    secondFactor: { title: '动态口令', columns: { confirmedAt: '启用时间' } },
    session: {
      title: '登录会话',
      columns: {
        ...{ clientId: '应用', remoteIp: 'IP 地址', userAgent: '设备' },
        ...{ createTime: '登录时间', lastSeenAt: '最近活动', endedAt: '结束时间' },
      },
    },
    process: {
      title: '办理的流程',
      columns: { title: '标题', serialNumber: '流水号', startedAt: '发起时间', endedAt: '结束时间' },
    },
  },
};

/** The file of those who were affected by an incident. */
const affected = {
  title: '受影响的个人',
  heads: ['账号', '姓名', '手机号码', '电子邮箱', '记录数', '最早', '最晚'],
};

/** What is said in Chinese of personal data. */
export const personalWords = { purposes, terms, copy, affected };
