/** Texts of the page of proxies, in Chinese. */
export const processProxies = {
  all: '全部流程',
  state: '状态',
  states: { off: '已停用', before: '未开始', now: '生效中', over: '已结束' },
  start: '启用',
  stop: '停用',
  askStart: '启用{agent}对{principal}的代理？代理期间内的任务将由{agent}办理。',
  askStop: '停用{agent}对{principal}的代理？已由{agent}代办的任务仍由其办理，{principal}可以收回。',
};
