import type { OfferedProvider } from '../contract/sign-in/sign-on.ts';
import type { Http } from './http.ts';

/** Where a captcha is asked for; its answer has no envelope. */
export const captchaPath = 'blade-auth/oauth/captcha';

/** A picture captcha: the key goes back with the characters read. */
export interface PictureCaptcha {
  key: string;
  image: string;
}

/** The same in words, for those who do not see the picture. */
export interface QuestionCaptcha {
  key: string;
  question: string;
}

/** A menu or a button as the server grants it; `source` names its icon. */
export interface MenuItem {
  id: string;
  parentId: string;
  code: string;
  name: string;
  path: string;
  source: string | null;
  category: number;
  /** 2 opens in a window of its own. */
  isOpen: number;
  /** Roles that alone see it; absent: everyone to whom it was granted. */
  meta?: { roles?: readonly string[] | null } | null;
  children?: MenuItem[] | null;
}

/** An entry of the top bar; its menus are asked for by its id. */
export interface TopMenu {
  id: string;
  name: string;
  source: string;
  /** Where it leads besides; without one it only changes the menus at the side. */
  path: string | null;
  /** Codes of the menus that it shows to the caller. */
  menuCodes: readonly string[];
}

/** What somebody whom a third party knows says of himself. */
export interface GuestRegistration {
  tenantId: string;
  name: string;
  account: string;
  /** In plain, so that the server can hold it to its policy. */
  password: string;
  /** From the third-party sign-in. */
  oauthId: string;
}

/** What a sign-in page knows of a tenant; the accounts are told in demonstration and test mode only. */
export interface TenantInfo {
  tenantId: string;
  tenantName: string;
  mode: string;
  /** No tenant lists the host; the server's default answered. */
  isDefault: boolean;
  accounts: { account: string; password: string; name: string; roleName: string; userType: number }[];
  /** What people can sign on with. */
  providers: readonly OfferedProvider[];
}

/** What sign-in and the shells ask before and after a session begins. */
export function signInClient(http: Http) {
  const captcha = <T>(query: object) => http.getFlat<T>(captchaPath, query, { anonymous: true });
  return {
    pictureCaptcha: () => captcha<PictureCaptcha>({}),
    questionCaptcha: () => captcha<QuestionCaptcha>({ kind: 'question' }),
    /** The tenant of a host name; null where the host belongs to none. */
    tenantOf: async (domain: string): Promise<TenantInfo | null> => {
      const told = await http.get<TenantInfo>('blade-system/tenant/info', { domain }, { anonymous: true });
      return told.isDefault ? null : told;
    },
    /** Asks for an account; the caller tells a refusal himself. */
    registerGuest: (guest: GuestRegistration) =>
      http.post<true>('blade-user/register-guest', guest, { anonymous: true, quiet: true }),
    /** Departments and roles of the caller, for him to choose the ones he acts in. */
    ownDepartments: (userId: string) =>
      http.get<{ id: string; deptName: string }[]>('blade-system/dept/select', { userId }),
    ownRoles: (userId: string) =>
      http.get<{ id: string; roleName: string }[]>('blade-system/role/select', { userId }),
    menuRoutes: (topMenuId?: string) => http.get<MenuItem[]>('blade-system/menu/routes', { topMenuId }),
    /** Where no entry is defined, every menu stands in the side menu; a failure shows no message. */
    topMenus: () => http.get<TopMenu[]>('blade-system/menu/top-menu', {}, { quiet: true }),
    menuButtons: () => http.get<MenuItem[]>('blade-system/menu/buttons'),
  };
}
