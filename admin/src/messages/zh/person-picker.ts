/** Texts of the picker of colleagues, in Chinese. */
export const personPicker = {
  by: { role: '按角色筛选', post: '按岗位筛选' },
  title: '人员选择',
  choose: '选择人员',
  departments: '部门',
  everybody: '全部部门',
  name: '姓名',
  search: '输入姓名或账号搜索',
  department: '部门',
  post: '岗位',
};
