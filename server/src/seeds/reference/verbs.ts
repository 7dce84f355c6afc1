interface VerbTexts {
  zh: string;
  en: string;
  /** Where the button stands: 1 toolbar, 2 row, 3 both. */
  action: number;
}

/** What buttons do; the code of a button is its entity's permission base and one of these. */
export const verbs = {
  add: { zh: '新增', en: 'Add', action: 1 },
  edit: { zh: '修改', en: 'Edit', action: 2 },
  delete: { zh: '删除', en: 'Delete', action: 3 },
  view: { zh: '查看', en: 'View', action: 2 },
  export: { zh: '导出', en: 'Export', action: 1 },
  toReview: { zh: '送审', en: 'Submit for review', action: 2 },
  publish: { zh: '发布', en: 'Publish', action: 2 },
  refuse: { zh: '退回', en: 'Send back', action: 2 },
  offline: { zh: '下线', en: 'Take offline', action: 2 },
  archive: { zh: '归档', en: 'Archive', action: 2 },
} as const satisfies Record<string, VerbTexts>;

export type Verb = keyof typeof verbs;
