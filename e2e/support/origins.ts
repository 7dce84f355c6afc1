const { E2E_PORTAL, E2E_ADMIN, E2E_SERVER, E2E_CAPTCHA } = process.env;
const { E2E_PORTAL_BUILD, E2E_PORTAL_PROGRAM } = process.env;

/** Where the parts of this run answer; without a run, where `npm start` serves. */
export const origins = {
  portal: E2E_PORTAL ?? 'http://localhost:3000',
  admin: E2E_ADMIN ?? 'http://localhost:3001',
  server: E2E_SERVER ?? 'http://127.0.0.1:8000',
};

/** The characters that every captcha of a test run accepts. */
export const captchaAnswer = E2E_CAPTCHA ?? 'TEST5';

/** Where the build of the portal is that answers. */
export const portalBuild = E2E_PORTAL_BUILD ?? 'portal/.next';
/** The program of the portal, which that build belongs to. */
export const portalProgram = E2E_PORTAL_PROGRAM ?? 'portal/dist/server.mjs';
