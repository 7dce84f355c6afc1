/** Texts of dictionaries, regions and the recycle bin, in Chinese. */
export const system = {
  entries: '字典配置',
  entriesOf: '{name}（{code}）的字典项',
  pickRoot: '请点击一个字典的编号',
  regions: '行政区划',
  pickRegion: '请在左侧选择一个区划，或新增',
  addRegion: '新增区划',
  addBelow: '新增下级',
  removeRegion: '确定删除“{name}”?',
  recycle: {
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
  },
};
