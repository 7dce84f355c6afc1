import { ownWords } from '../../kit/page/own-words.ts';
import { permissions as en } from '../../messages/en/permissions.ts';
import { permissions as zh } from '../../messages/zh/permissions.ts';

/** The words of roles, menus and scopes. */
export const usePermissionWords = ownWords({ zh, en });
