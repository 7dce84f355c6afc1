/** An application under review as a list tells it, named in both languages. */
export const applicationRow = {
  id: 'c1',
  guideTitle: '企业研发投入后补助',
  guideTitleEn: 'Post-subsidy for R&D',
  agencyName: '云澜区科技创新局',
  agencyNameEn: 'Science Bureau',
  projectName: '研发项目',
  companyName: '江屿市泽岚环保科技有限公司',
  applyNo: 'YL2026105600001',
  status: 'reviewing',
  submitTime: '2026-11-10 09:00:00',
  dueDate: '2026-12-20',
  applyAmountWan: 5,
  approvedAmountWan: null,
  paidAmountWan: null,
};
