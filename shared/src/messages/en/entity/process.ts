import type { EntityCatalogue } from '../../kit.ts';

/** English texts of what people keep in the process centre. */
export const processEntities = {
  processDraft: {
    title: 'Draft of a process',
    fields: {
      processKey: 'Key of the process',
      processName: 'Process',
      formKey: 'Form',
      formVersion: 'Version of the form',
      answers: 'What was filled in',
      userId: 'Owner',
    },
    choices: {},
  },
} satisfies Partial<EntityCatalogue>;
