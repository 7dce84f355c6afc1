import type { schemaForm as zh } from '../../zh/forms/schema-form.ts';

/** The same in English. */
export const schemaForm: typeof zh = {
  serial: 'Numbered when it is handed in',
  companyFact: 'Filled in from the company’s file',
  formula: 'Worked out from other answers',
  filesTaken: 'Takes {accept}, at most {size} MB each and {count} in all',
  province: 'Province',
  city: 'City',
  district: 'District',
};
