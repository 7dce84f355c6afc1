/** Texts about what an applicant signed, in Chinese. */
export const signatures = {
  digest: '内容摘要（{algorithm}）',
  service: '签署方式',
  services: {
    simulated: '模拟签章（仅供演示，不具有法律效力）',
    none: '由有提交职责的成员登录确认；本平台未接入签章服务',
  },
  show: '查看证书并验证',
  acts: {
    declare: '提交申报',
    resubmit: '补正后重新提交',
  },
  signer: '签署人',
  holder: '证书持有者',
  issuer: '颁发者',
  serial: '证书序列号',
  validity: '有效期',
  validityText: '{from} 至 {until}',
  result: '验证结果',
  true: '签名有效，与摘要一致',
  false: '签名无效：与摘要或证书不符',
  none: '没有签名可以验证',
  outOfTime: '签署时证书不在有效期内',
  unchanged: '申报内容与签署时一致',
  changed: '签署后申报内容有变动（如更正了账户）',
  nothing: '没有签署记录',
};
