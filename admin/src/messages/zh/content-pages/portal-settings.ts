/** Texts of the page on which a tenant's portal is set up. */
export const portalSettings = {
  open: '打开门户',
  noPortal: '尚无访问地址指向本租户的门户。',
  name: '名称',
  nameEn: '英文名称',
  url: '网址',
  numbered: '{label} {place}',
  add: '增加链接',
  remove: '删除 {name}',
  up: '上移 {name}',
  down: '下移 {name}',
  shown: '显示 {name}',
  always: '首页始终显示。',
  features: '功能开关',
  on: '开放',
  off: '停用',
};
