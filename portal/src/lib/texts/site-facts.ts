/** Marks and addresses that an official site has to show; the district and all of them are invented. */
export const siteFacts = {
  districtPortal: 'https://www.yunlan.example/',
  siteCode: '4499000012',
  icp: '南岭ICP备2026000012号-1',
  police: '南岭公网安备 44990002000012号',
  phone: '0600-6600118',
  mail: 'service@yunlan.example',
  errorMail: 'jiucuo@yunlan.example',
  /** When `npm run a11y:full` last found nothing. */
  accessibilityChecked: '2026-11-29',
};
