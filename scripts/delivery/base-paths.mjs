/** Where the test of base paths has both apps stand, under one name. */
export const basePaths = { PORTAL_BASE_PATH: '/policy', ADMIN_BASE_PATH: '/policy-admin' };
