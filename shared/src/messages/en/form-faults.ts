import type { formFaults as zh } from '../zh/form-faults.ts';

/** What is wrong with a form that is being published, besides its rules. */
export const formFaults: typeof zh = {
  root: 'A form must be an object with fields (its type is object)',
  empty: 'Add at least one field',
  many: 'A form has at most {most} fields',
  deep: 'Field “{name}” is nested too deep, at most {most} levels',
  name: 'The key “{name}” must begin with a letter and have letters, digits and underscores only, at most 60',
  title: 'Field “{name}” has no Chinese title',
  type: 'Field “{name}” is of a type that is not supported',
  options: 'Every option of field “{name}” needs a value and a name, each once',
  bounds: 'Field “{name}” has a lower limit above its upper limit',
  pattern: 'The pattern of field “{name}” is no regular expression',
  slowPattern:
    'The pattern of field “{name}” repeats a group that holds a repetition or alternatives, which may take very long: rewrite it',
  required: '“{name}” is required and is no field of the form',
  order: 'The order must name every field once: {name}',
  layout: 'The layout names “{name}”, which is no field of the form',
  widget: 'The control of field “{name}” is not supported',
  given:
    '“{name}” is answered by the system: a serial number’s prefix is at most 12 letters, digits and hyphens, and a company fact has to be chosen',
  givenPlace: '“{name}” is answered by the system: it cannot stand in rows and cannot be required',
  givenAmount: '“{name}” is the amount applied for: the applicant names it, and the system cannot answer it',
  files: 'The files of field “{name}” need types, a size of at most 20 MB each and a number of at most 20',
  dictionary:
    'Field “{name}” needs the code of a dictionary (letters, digits, underscores and hyphens, at most 50)',
  noDictionary: 'The dictionary of field “{name}” is none of the business dictionaries, or has no entries',
  look: '“{name}” cannot be shown so: only a group may have tabs or be folded',
  width: 'The width of field “{name}” is whole, half or a third',
  english: '“{name}” has no English text',
  schema: '“{name}” is no valid JSON Schema',
};
