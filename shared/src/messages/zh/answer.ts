/** What a successful answer says. */
export const answer = { done: '操作成功', empty: '暂无承载数据' };
