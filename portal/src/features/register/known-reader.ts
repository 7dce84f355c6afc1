import 'server-only';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { sessionHttp } from '../../lib/server-reads/session.ts';

/** What the reader is called whose session holds: he registers with the account that he has; null for everybody else. */
export async function knownReader(): Promise<string | null> {
  const http = await sessionHttp();
  if (!http) return null;
  try {
    return (await http.get<{ realName: string }>('blade-user/info')).realName;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
