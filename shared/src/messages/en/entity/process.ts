import type { EntityCatalogue } from '../../kit.ts';

/** What processes are run with, in English. */
export const processEntities = {
  processProxy: {
    title: 'Proxy',
    fields: {
      principalId: 'Principal',
      agentId: 'Agent',
      scope: 'Scope',
      processKeys: 'Processes',
      startTime: 'From',
      endTime: 'Until',
      kind: 'Kind',
      isOn: 'In use',
      remark: 'Remark',
    },
    choices: {
      scope: { all: 'All processes', some: 'Some processes' },
      kind: { act: 'Acts for them', transfer: 'Takes the tasks over' },
    },
    help: {
      kind: 'Acts for them: on their behalf, and they may take a task back. Takes over: the tasks become the agent’s.',
      processKeys: 'Several may be picked; the principal goes on doing the others.',
    },
  },
  processDraft: {
    title: 'Draft of a process',
    fields: {
      processKey: 'Key of the process',
      processName: 'Process',
      formKey: 'Form',
      formVersion: 'Version of the form',
      answers: 'What was filled in',
      people: 'Handlers and copies chosen',
      userId: 'Begun by',
      companyId: 'Company',
    },
    choices: {},
  },
  operatedProcess: {
    title: 'Operations: processes without a business record',
    fields: {
      title: 'Process title',
      processKey: 'Process key',
      starterId: 'Started by',
      starterDeptId: 'Department of whoever started it',
    },
    choices: {},
  },
} satisfies Partial<EntityCatalogue>;
