/** Texts of bringing rows in from a sheet, in Chinese. */
export const sheets = {
  import: '导入',
  title: '导入{title}',
  lead: '先下载模板，按表头填写后上传。任何一个单元格有误，则一行也不会导入。',
  template: '下载模板',
  choose: '点击或拖入 xlsx 文件',
  steps: { reading: '正在读取文件', checking: '正在检查', writing: '正在写入' },
  reached: '{done} / {total} 行',
  done: '已导入 {added} 行',
  withoutPassword: '新账号没有密码，重置密码后才能登录。',
  problems: '发现 {total} 处问题，没有导入任何数据。请修改后重新上传。',
  more: '以下为前 {shown} 处',
  row: '行',
  column: '列',
  message: '问题',
  interrupted: '导入中断，请到列表中查看结果',
  close: '关闭',
};
