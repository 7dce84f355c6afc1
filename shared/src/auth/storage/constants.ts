/** Tenant of a caller who says none. */
export const defaultTenantId = '000000';
/** Sign-in asks for a captcha. */
export const captchaMode = true;
/** Department and role are not chosen at sign-in. */
export const switchMode: boolean = false;

/** Age at which a token is exchanged. */
export const tokenTimeSeconds = 3000;
/** How often the age of the token is looked at. */
export const refreshCheckMs = 10_000;

/** Page of the locked screen. */
export const lockPage = '/lock';
/** Wait between locking and going to the lock page. */
export const lockRedirectDelayMs = 100;
/** Wait before the person picker shows the earlier selection again. */
export const selectionRestoreDelayMs = 500;

/** Highest number that the error log's badge shows. */
export const errorLogBadgeMax = 99;

/** Colour of a fresh installation. */
export const defaultColour = '#409EFF';
/** Language of a reader who chose none. */
export const defaultLocale = 'zh';
/** Themes of the top bar's picker, in their order. */
export const themes = [
  'default',
  'white',
  'dark',
  'star',
  'smart',
  'iview',
  'vip',
  'cool',
  'd2',
  'hey',
  'lte',
] as const;

/** Page sizes of back-office lists. */
export const tablePageSizes = [10, 30, 50, 100, 200] as const;
/** Page sizes of portal lists and pickers. */
export const pickerPageSizes = [10, 20, 30, 40, 50] as const;
/** Rows of a page unless said. */
export const defaultPageSize = 10;
/** Lists start here. */
export const firstPage = 1;

/** Widths from which a screen is of class 1, 2 and 3. */
export const screenBreakpoints = [768, 992, 1200] as const;
/** Widths of dialogs that the specification fixes. */
export const dialogWidths = { tenantPackage: 600, dictionary: 880, registration: '20%' } as const;

/** Largest avatar, in kilobytes. */
export const avatarMaxKb = 500;
/** Kinds of picture that an avatar may be. */
export const avatarTypes = ['image/jpeg', 'image/png'] as const;
/** Picture of a person without an avatar; both apps serve it. */
export const defaultAvatar = '/logo.svg';

/** Digits of a phone number. */
export const phoneDigits = 11;
