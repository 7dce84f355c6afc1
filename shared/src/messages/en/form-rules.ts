import type { formRules as zh } from '../zh/form-rules.ts';

export const formRules: typeof zh = {
  list: 'The rules must be a list of at most {most}',
  shape: 'Every rule needs its logic, the field it stands at and a sentence in both languages',
  field: 'The form has no field “{name}”',
  operator: 'A rule cannot use the operator “{name}”',
  operation: 'An operation has one operator only: {name}',
  arguments: 'The operator “{name}” has the wrong number of arguments',
  rows: 'The first argument of “{name}” must be a list of the form',
  mute: 'The rule looks at no answer',
  deep: 'The rule is nested too deep',
  reserved: 'The name “{name}” is taken by the system; give the field another one',
  nothingRead: 'Choose the fields that the formula or condition reads',
  shownPlace: '“{name}” is a field of rows and cannot have a condition',
  shownAmount: '“{name}” is the amount applied for and is always asked',
  formulaField: '“{name}” has a formula: it must be a number that is read-only and not required',
  circle: 'The condition or formula of “{name}” depends on itself',
};
