/** Texts of the tree of boxes to tick, in Chinese. */
export const checkTree = {
  search: '输入名称搜索',
  selectAll: '全选',
  invert: '反选',
  link: '节点联动',
  onlyChosen: '只看已选',
  nothing: '没有可选的内容',
  unchanged: '没有改变',
  confirmChange: '确定保存以下改变?',
  added: '新增 {count} 项：{names}',
  removed: '移除 {count} 项：{names}',
};
