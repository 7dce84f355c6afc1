import { basePath } from '../../base-path.ts';

/**
 * Asks the server for what a page shows before anybody does anything, in the language of the page and without the API's
 * client, which is as large as the rest of a page. Nothing follows from a refusal: no message, and no end of the session.
 */
export const plainGet = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${basePath}/api/${path}`, {
    headers: { 'Accept-Language': document.documentElement.lang, ...headers },
  });
