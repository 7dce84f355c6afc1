import type { personPicker as zh } from '../zh/person-picker.ts';

/** Texts of the picker of colleagues, in English. */
export const personPicker: typeof zh = {
  by: { role: 'Of a role', post: 'Of a position' },
  title: 'Choose people',
  choose: 'Choose people',
  departments: 'Departments',
  everybody: 'All departments',
  name: 'Name',
  search: 'Search by name or account',
  department: 'Department',
  post: 'Position',
};
