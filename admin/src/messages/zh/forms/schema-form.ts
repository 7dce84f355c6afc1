/** Texts of forms that are filled in, in Chinese. */
export const schemaForm = {
  serial: '提交时自动编号',
  companyFact: '由企业档案自动填写',
};
