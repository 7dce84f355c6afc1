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
      icon: 'Icon',
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
      confirm: 'Question before it is sent',
      confirmEn: 'Question in English',
      shownIf: 'Shown if',
      isStandard: 'Standard',
      sort: 'Order',
      status: 'State',
      remark: 'Remark',
    },
    choices: { status: { 1: 'On', 0: 'Off' } },
    help: {
      buttonKey: 'Begins with a letter; letters, digits and _. Conditions ask for it as the outcome.',
      confirm: 'Where it says something, whoever chooses the button confirms it first.',
      shownIf: 'For example: ${amount > 10000}; hidden otherwise. rejected and returned are always shown.',
      isStandard: 'The designer takes all standard buttons into a step at once.',
      status: 'Off is no longer offered to the designer; steps that have it keep it.',
    },
  },
  serviceEndpoint: {
    title: 'Service endpoint',
    fields: {
      endpointKey: 'Key',
      name: 'Name',
      baseUrl: 'Address',
      methods: 'Allowed methods',
      secretHeader: 'Header of the secret',
      timeoutSeconds: 'Time-out (seconds)',
      status: 'State',
      remark: 'Remarks',
    },
    choices: {
      methods: { GET: 'GET', POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' },
      status: { 1: 'On', 0: 'Off' },
    },
    help: {
      endpointKey:
        'Begins with a letter; letters, digits, underscores and hyphens. Diagrams name the endpoint by it',
      baseUrl: 'For example https://api.example.gov.cn/v1; processes may only ask for paths below it',
      secretHeader: 'For example Authorization; empty where there is no secret',
    },
  },
  formDesign: {
    title: 'Form',
    fields: {
      formKey: 'Key',
      name: 'Name',
      nameEn: 'English name',
      categoryId: 'Category',
      mainVersion: 'Main version',
      state: 'State',
      remark: 'Remark',
    },
    choices: { state: { draft: 'Draft', published: 'Published', changed: 'Changed' } },
    help: {
      formKey:
        'Begins with a letter; letters, digits and underscores; fixed once saved. Guides and processes name the form by it',
    },
  },
  formDefault: {
    title: 'Default value',
    fields: {
      name: 'Name',
      nameEn: 'English name',
      type: 'Kind',
      call: 'Call',
      content: 'Content',
      remark: 'Remark',
    },
    choices: {
      type: {
        fixed: 'Fixed',
        expression: 'Expression',
        starter: 'About who fills it in',
        call: 'Told by a call',
      },
    },
    help: {
      content:
        'A fixed value as it is; an expression in JSON Logic over today, starter.name and the like; name, phone, departmentName, companyName or creditCode of who fills it in; or a path into what the call answers, as email or company.address',
      call: 'Read as whoever fills the form in; only calls that tell a caller of himself are offered',
    },
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
      formKeys: 'Keys of forms',
      xml: 'Diagram',
    },
    choices: { state: { draft: 'Draft', deployed: 'Deployed', changed: 'Changed', archived: 'Archived' } },
    help: {
      modelKey: 'Begins with a letter or _; letters, digits, _, . and -. It cannot be changed once deployed.',
    },
  },
} satisfies Partial<EntityCatalogue>;
