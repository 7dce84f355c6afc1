/** Texts of the recycle bin in Chinese. */
export const recycle = {
  kind: '类型',
  name: '名称',
  removedBy: '删除人',
  removedAt: '删除时间',
  restore: '还原',
  purge: '彻底删除',
  restoreConfirm: '确定将选择数据还原?',
  purgeConfirm: '确定将选择数据彻底删除? 删除后无法恢复。',
  restored: '还原成功',
  nothing: '没有可查看的类型',
};
