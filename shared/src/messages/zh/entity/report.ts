import type { EntityCatalogue } from '../../kit.ts';

const formats = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' };

/** Reports in Chinese. */
export const reportEntities = {
  report: {
    title: '报表',
    fields: {
      name: '文件名',
      nameEn: '英文名',
      category: '分类',
      source: '数据来源',
      view: '展示方式',
      isPublished: '已发布',
      roleIds: '授权角色',
      dimensions: '分组',
      measures: '指标',
      conditions: '条件',
      order: '排序',
      rowLimit: '最多行数',
      lastRunTime: '最近运行',
      remark: '备注',
    },
    choices: {
      category: { case: '办件', fund: '资金', company: '企业', content: '内容', platform: '平台' },
      source: {
        application: '项目申报',
        applicationTransition: '办理记录',
        payment: '资金拨付',
        portalUser: '政策用户',
        policy: '政策',
        policyItem: '政策事项',
        itemGuide: '事项指南',
        publicityList: '公示',
        loginLog: '登录日志',
        apiLog: '接口日志',
      },
      view: {
        table: '表格',
        pivot: '交叉表',
        bar: '柱状图',
        stack: '堆叠柱状图',
        line: '折线图',
        pie: '饼图',
      },
      order: { byDimension: '按分组', mostFirst: '首个指标从高到低', leastFirst: '首个指标从低到高' },
    },
  },
  reportRun: {
    title: '报表运行记录',
    fields: {
      reportId: '报表',
      userId: '用户',
      format: '方式',
      result: '结果',
      progress: '进度',
      rowCount: '行数',
      durationMs: '耗时（毫秒）',
      fileName: '文件',
      ossId: '存储配置',
      asked: '参数',
      error: '错误',
    },
    choices: {
      format: { screen: '页面', ...formats },
      result: { running: '进行中', done: '完成', failed: '失败' },
    },
  },
} satisfies Partial<EntityCatalogue>;
