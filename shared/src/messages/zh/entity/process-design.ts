import type { EntityCatalogue } from '../../kit.ts';

/** What processes and forms are designed with, in Chinese. */
export const processDesignEntities = {
  processCategory: {
    title: '流程分类',
    fields: {
      parentId: '上级分类',
      name: '分类名称',
      nameEn: '英文名称',
      code: '分类标识',
      sort: '排序',
      remark: '备注',
    },
    choices: {},
    help: { code: '字母开头，由字母、数字、下划线和连字符组成，保存后不能修改' },
  },
  processButton: {
    title: '流程按钮',
    fields: {
      name: '按钮名称',
      nameEn: '英文名称',
      buttonKey: '按钮标识',
      commentRequired: '意见必填',
      isStandard: '新环节默认带有',
      sort: '排序',
      remark: '备注',
    },
    choices: {},
    help: { buttonKey: '字母开头，由字母、数字和下划线组成；流转条件以它判断办理结果' },
  },
  processCondition: {
    title: '流程条件',
    fields: {
      name: '条件名称',
      nameEn: '英文名称',
      type: '条件类型',
      expression: '表达式',
      sort: '排序',
      remark: '备注',
    },
    choices: { type: { flow: '流转条件', completion: '会签完成条件' } },
    help: { expression: "例如：${outcome == 'approved'}" },
  },
} satisfies Partial<EntityCatalogue>;
