import type { EntityCatalogue } from '../../kit.ts';

const formats = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' };

/** Reports in English. */
export const reportEntities = {
  report: {
    title: 'Report',
    fields: {
      name: 'Name',
      nameEn: 'English name',
      category: 'Category',
      source: 'Source',
      view: 'Shown as',
      isPublished: 'Published',
      roleIds: 'Granted to',
      dimensions: 'Groups',
      measures: 'Figures',
      conditions: 'Conditions',
      order: 'Order',
      rowLimit: 'Most rows',
      lastRunTime: 'Last run',
      remark: 'Remark',
    },
    choices: {
      category: {
        case: 'Cases',
        fund: 'Funds',
        company: 'Companies',
        content: 'Content',
        platform: 'Platform',
      },
      source: {
        application: 'Applications',
        applicationTransition: 'Handling records',
        payment: 'Payments',
        portalUser: 'Portal users',
        policy: 'Policies',
        policyItem: 'Policy items',
        itemGuide: 'Item guides',
        publicityList: 'Publicity lists',
        loginLog: 'Sign-in log',
        apiLog: 'API log',
      },
      view: {
        table: 'Table',
        pivot: 'Pivot table',
        bar: 'Bars',
        stack: 'Stacked bars',
        line: 'Lines',
        pie: 'Pie',
      },
      order: {
        byDimension: 'By group',
        mostFirst: 'First figure, highest first',
        leastFirst: 'First figure, lowest first',
      },
    },
  },
  reportRun: {
    title: 'Report run',
    fields: {
      reportId: 'Report',
      userId: 'User',
      format: 'Way',
      result: 'Result',
      progress: 'Progress',
      rowCount: 'Rows',
      durationMs: 'Time taken (ms)',
      fileName: 'File',
      ossId: 'Storage',
      asked: 'Parameters',
      error: 'Error',
    },
    choices: {
      format: { screen: 'Screen', ...formats },
      result: { running: 'Running', done: 'Done', failed: 'Failed' },
    },
  },
} satisfies Partial<EntityCatalogue>;
