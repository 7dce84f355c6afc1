import { http } from './browser-session.ts';

/**
 * Has the reader act for a company of his, or for himself where none is named, and reads the page anew. The session changes on
 * the server first; the token that is exchanged then tells every tab of it.
 */
export async function actAs(companyId: string): Promise<void> {
  try {
    await http.post('policy/companymember/actAs', { companyId });
    await (await import('./refresh-session.ts')).refreshSession();
  } finally {
    window.location.reload();
  }
}
