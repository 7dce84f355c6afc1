import type { EntityCatalogue } from '../../kit.ts';

/** Chinese texts of what people keep in the process centre. */
export const processEntities = {
  processDraft: {
    title: '流程草稿',
    fields: {
      processKey: '流程标识',
      processName: '流程名称',
      formKey: '表单标识',
      formVersion: '表单版本',
      answers: '填写内容',
      userId: '所有人',
    },
    choices: {},
  },
} satisfies Partial<EntityCatalogue>;
