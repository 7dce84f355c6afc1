import type { EntityCatalogue } from '../../kit.ts';

/** The desk's things in English. */
export const deskEntities = {
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
