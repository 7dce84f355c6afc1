/** Texts of forms that are filled in, in Chinese. */
export const schemaForm = {
  serial: '提交时自动编号',
  companyFact: '由企业档案自动填写',
  formula: '由其他内容自动计算',
  filesTaken: '可上传 {accept}，每个不超过 {size} MB，最多 {count} 个',
  province: '省',
  city: '市',
  district: '区县',
};
