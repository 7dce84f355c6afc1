import type { EntityCatalogue } from '../../kit.ts';

/** The desk's things in Chinese. */
export const deskEntities = {
  sample: {
    title: '测试样例',
    fields: {
      line: '单行文本',
      paragraph: '多行文本',
      whole: '整数',
      amount: '金额（万元）',
      isOn: '开关',
      colour: '单选',
      sizes: '多选',
      grade: '等级',
      day: '日期',
      moment: '日期时间',
      deptId: '部门',
      deptIds: '多个部门',
      lines: '逐条列出',
      story: '富文本',
    },
    choices: {
      colour: { red: '红', green: '绿', blue: '蓝' },
      sizes: { small: '小', middle: '中', large: '大' },
      grade: { 1: '一级', 2: '二级', 3: '三级' },
    },
  },
} satisfies Partial<EntityCatalogue>;
