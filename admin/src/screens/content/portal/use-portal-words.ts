import { ownWords } from '../../../kit/page/own-words.ts';
import { portalSettings as en } from '../../../messages/en/content-pages/portal-settings.ts';
import { portalSettings as zh } from '../../../messages/zh/content-pages/portal-settings.ts';

/** The words of the page on which a tenant's portal is set up. */
export const usePortalWords = ownWords({ zh, en });
