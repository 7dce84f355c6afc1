/** Texts of dictionaries and regions, in Chinese. */
export const system = {
  entries: '字典配置',
  entriesOf: '{name}（{code}）的字典项',
  pickRoot: '请点击一个字典的编号',
  regions: '行政区划',
  pickRegion: '请在左侧选择一个区划，或新增',
  addRegion: '新增区划',
  addBelow: '新增下级',
  removeRegion: '确定删除“{name}”?',
};
