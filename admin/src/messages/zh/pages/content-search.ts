/** Texts of the page on which editors keep the search. */
export const contentSearch = {
  state: '搜索索引共 {documents} 条内容。',
  stale: '其中 {stale} 条正在更新。',
  finished: '最近一次重建完成于 {time}。',
  failure: '上次重建没有完成：{failure}',
  running: '正在重建 {done} / {total}',
  rebuild: '重建索引',
  confirm: '重建全部索引？期间可以照常搜索。',
  started: '已开始重建',
};
