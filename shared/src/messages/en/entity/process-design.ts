import type { EntityCatalogue } from '../../kit.ts';

/** What processes and forms are designed with, in English. */
export const processDesignEntities = {
  processCategory: {
    title: 'Process category',
    fields: {
      parentId: 'Parent category',
      name: 'Name',
      nameEn: 'English name',
      code: 'Code',
      sort: 'Order',
      remark: 'Remark',
    },
    choices: {},
    help: { code: 'Begins with a letter; letters, digits, _ and -. It cannot be changed later.' },
  },
  processButton: {
    title: 'Process button',
    fields: {
      name: 'Name',
      nameEn: 'English name',
      buttonKey: 'Key',
      commentRequired: 'Needs a comment',
      isStandard: 'On new steps',
      sort: 'Order',
      remark: 'Remark',
    },
    choices: {},
    help: { buttonKey: 'Begins with a letter; letters, digits and _. Conditions ask for it as the outcome.' },
  },
  processCondition: {
    title: 'Process condition',
    fields: {
      name: 'Name',
      nameEn: 'English name',
      type: 'Kind',
      expression: 'Expression',
      sort: 'Order',
      remark: 'Remark',
    },
    choices: { type: { flow: 'For a flow', completion: 'When enough have signed' } },
    help: { expression: "For example: ${outcome == 'approved'}" },
  },
  processModel: {
    title: 'Process model',
    fields: {
      modelKey: 'Key',
      name: 'Name',
      categoryId: 'Category',
      icon: 'Icon',
      state: 'State',
      mainVersion: 'Main version',
      description: 'Description',
      xml: 'Diagram',
    },
    choices: { state: { draft: 'Draft', deployed: 'Deployed', changed: 'Changed' } },
    help: {
      modelKey: 'Begins with a letter or _; letters, digits, _, . and -. It cannot be changed once deployed.',
    },
  },
} satisfies Partial<EntityCatalogue>;
