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
      icon: '图标',
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
      confirm: '确认提示',
      confirmEn: '英文确认提示',
      shownIf: '显示条件',
      isStandard: '默认按钮',
      sort: '排序',
      status: '状态',
      remark: '备注',
    },
    choices: { status: { 1: '启用', 0: '停用' } },
    help: {
      buttonKey: '字母开头，由字母、数字和下划线组成；流转条件以它判断办理结果',
      confirm: '填写后，办理人选择此按钮时须先确认',
      shownIf: '例如：${amount > 10000}；不满足时不显示。驳回（rejected）和退回（returned）始终显示',
      isStandard: '设计环节时可一次带入全部默认按钮',
      status: '停用后设计流程时不再提供，已使用的环节不受影响',
    },
  },
  serviceEndpoint: {
    title: '服务端点',
    fields: {
      endpointKey: '端点标识',
      name: '端点名称',
      baseUrl: '地址',
      methods: '允许的方法',
      secretHeader: '密钥请求头',
      timeoutSeconds: '超时（秒）',
      status: '状态',
      remark: '备注',
    },
    choices: {
      methods: { GET: 'GET', POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' },
      status: { 1: '启用', 0: '停用' },
    },
    help: {
      endpointKey: '字母开头，由字母、数字、下划线和连字符组成；流程图以它引用端点',
      baseUrl: '例如 https://api.example.gov.cn/v1，流程只能请求该地址之下的路径',
      secretHeader: '例如 Authorization；没有密钥时留空',
    },
  },
  formDesign: {
    title: '表单',
    fields: {
      formKey: '表单标识',
      name: '表单名称',
      nameEn: '英文名称',
      categoryId: '表单分类',
      mainVersion: '主版本',
      state: '状态',
      remark: '备注',
    },
    choices: { state: { draft: '草稿', published: '已发布', changed: '有修改' } },
    help: { formKey: '字母开头，由字母、数字和下划线组成，保存后不能修改；事项指南和流程以它引用表单' },
  },
  formDefault: {
    title: '字段默认值',
    fields: { name: '名称', nameEn: '英文名称', type: '类型', content: '内容', remark: '备注' },
    choices: { type: { fixed: '固定值', expression: '表达式', starter: '填写人信息' } },
    help: {
      content:
        '固定值原样填入；表达式为 JSON Logic，可用 today 和 starter.name 等；填写人信息为 name、phone、departmentName、companyName 或 creditCode',
    },
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
  processModel: {
    title: '流程模型',
    fields: {
      modelKey: '模型标识',
      name: '模型名称',
      categoryId: '流程分类',
      icon: '图标',
      state: '状态',
      mainVersion: '主版本',
      description: '描述',
      formKeys: '表单标识',
      xml: '流程图',
    },
    choices: { state: { draft: '草稿', deployed: '已部署', changed: '有修改', archived: '已归档' } },
    help: { modelKey: '字母或下划线开头，由字母、数字、下划线、点和连字符组成，部署后不能修改' },
  },
} satisfies Partial<EntityCatalogue>;
