import type { EntityCatalogue } from '../../kit.ts';

/** English texts of data sources and of the code generator. */
export const developEntities = {
  dataSource: {
    title: 'Data source',
    fields: {
      name: 'Name',
      driverClass: 'Driver',
      url: 'Address',
      schemaName: 'Schema',
      username: 'User name',
      isEncrypted: 'Encrypted',
      status: 'State',
      remark: 'Remark',
    },
    choices: {
      driverClass: { postgresql: 'PostgreSQL', mysql: 'MySQL' },
      status: { 1: 'On', 0: 'Off' },
    },
  },
  codeEntry: {
    title: 'Code generation',
    fields: {
      datasourceId: 'Data source',
      codeName: 'Title',
      codeNameEn: 'English title',
      serviceName: 'Service',
      tableName: 'Table',
      tablePrefix: 'Table prefix',
      pkName: 'Primary key',
      packageName: 'Package',
      shape: 'Shape',
      parentField: 'Parent field',
      keyField: 'Key field',
      baseMode: 'Kept by tenant',
      menuCode: 'Code of the parent menu',
      columns: 'Fields',
      generateTime: 'Generated',
      templateVersion: 'Template version',
    },
    choices: {
      shape: {
        single: 'Single table',
        child: 'Child table',
        tree: 'Tree',
        log: 'Log',
        keyValue: 'Keys and values',
      },
    },
  },
  sample: {
    title: 'Sample',
    fields: {
      line: 'Line of text',
      paragraph: 'Text of several lines',
      whole: 'Whole number',
      amount: 'Amount (10,000 yuan)',
      isOn: 'Switch',
      colour: 'One of several',
      sizes: 'Some of several',
      grade: 'Grade',
      day: 'Day',
      moment: 'Moment',
      deptId: 'Department',
      deptIds: 'Departments',
      lines: 'List of sentences',
      story: 'Formatted text',
    },
    choices: {
      colour: { red: 'Red', green: 'Green', blue: 'Blue' },
      sizes: { small: 'Small', middle: 'Middle', large: 'Large' },
      grade: { 1: 'First', 2: 'Second', 3: 'Third' },
    },
  },
} satisfies Partial<EntityCatalogue>;
