/** Texts of the screens of logs, in Chinese. */
export const log = {
  itsCall: '关联请求',
  itsKind: '同类错误',
  itsEntries: '错误明细',
  itsChanges: '变更明细',
  fold: '收起',
  unfold: '展开',
};
