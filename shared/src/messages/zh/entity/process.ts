import type { EntityCatalogue } from '../../kit.ts';

/** What processes are run with, and what people keep in the process centre, in Chinese. */
export const processEntities = {
  processProxy: {
    title: '流程代理',
    fields: {
      principalId: '委托人',
      agentId: '代理人',
      scope: '范围',
      processKeys: '流程',
      startTime: '开始时间',
      endTime: '结束时间',
      kind: '类型',
      isOn: '启用',
      remark: '备注',
    },
    choices: {
      scope: { all: '全部流程', some: '指定流程' },
      kind: { act: '代办', transfer: '转办' },
    },
    help: {
      kind: '代办：代理人以委托人的名义办理，委托人可以收回；转办：任务归代理人办理。',
      processKeys: '可以选择多个流程；其他流程仍由委托人本人办理。',
    },
  },
  processDraft: {
    title: '流程草稿',
    fields: {
      processKey: '流程标识',
      processName: '流程名称',
      formKey: '表单标识',
      formVersion: '表单版本',
      answers: '填写内容',
      people: '所选办理人和抄送人',
      userId: '填写人',
      companyId: '企业',
    },
    choices: {},
  },
  operatedProcess: {
    title: '流程运维（无业务单据的流程）',
    fields: {
      title: '流程标题',
      processKey: '流程标识',
      starterId: '发起人',
      starterDeptId: '发起时所属部门',
    },
    choices: {},
  },
} satisfies Partial<EntityCatalogue>;
