/** Texts of the ways to sign in over a provider, in Chinese. */
export const signOn = {
  secretKey: '客户端密钥',
  sm4Key: 'SM4 密钥（固定密钥）',
  smPrivateKey: '本平台 SM2 私钥',
  secretHint: '保存后不再显示；留空则保持不变',
  simulated: '当前启用了模拟认证：人员均为虚构，任何人都可以选择身份登录，不得用于正式环境。',
  test: '测试连接',
  outcomes: '最近的登录',
  passed: '成功',
  failed: '失败',
  nothing: '还没有人用它登录',
  ms: '{ms} 毫秒',
  steps: {
    discover: '读取认证方的说明',
    authorize: '对方授权',
    return: '返回本网站',
    token: '换取令牌',
    signature: '签名与验签',
    decryption: '解密应答',
    identity: '核实身份',
    account: '查找本平台账号',
  },
};
