/** Texts of the screens that watch over the system, in Chinese. */
export const monitor = {
  account: '账号',
  realName: '姓名',
  clientId: '客户端',
  remoteIp: 'IP',
  userAgent: '设备',
  createTime: '登录时间',
  lastSeenAt: '最近活动',
  itsCall: '关联请求',
  itsKind: '同类错误',
  itsEntries: '错误明细',
  fold: '收起',
  unfold: '展开',
  end: '强制下线',
  endConfirm: '确定强制下线? 对方须重新登录。',
};
