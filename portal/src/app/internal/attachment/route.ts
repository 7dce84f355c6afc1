import { cookieNames, siteKeys } from '@policy/shared/auth/storage/site.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { createHttp } from '@policy/shared/client/http.ts';
import { cookies } from 'next/headers';
import { z } from 'zod';

import { siteHref } from '../../../base-path.ts';
import { config } from '../../../config.ts';
import { readerFacts } from '../../../lib/server-reads/reader-facts.ts';
import { portalClient } from '../../../portal-client.ts';

const asked = z.object({ id: z.uuid(), process: z.uuid().optional(), task: z.uuid().optional() });
const timeoutMs = 15_000;

interface Linked {
  link: string;
}

const elsewhere = (path: string) =>
  new Response(null, { status: 303, headers: { location: siteHref(path) } });

/** Leads to a file by a fresh link, for who may read it; the server judges by the reader's own token. */
export async function GET(request: Request): Promise<Response> {
  const read = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const token = (await cookies()).get(cookieNames(siteKeys.portal).access)?.value;
  if (!read.success) return elsewhere('/404');
  if (!token) return elsewhere('/login');
  const http = createHttp({
    baseURL: `${config.apiOrigin}/api`,
    timeoutMs,
    headers: await readerFacts(),
    client: portalClient,
    token: () => token,
  });
  try {
    const { id: attachId, process: processInstanceId, task: taskId } = read.data;
    const { link } = processInstanceId
      ? await http.get<Linked>('blade-workflow/process/formFile', { processInstanceId, attachId, taskId })
      : await http.get<Linked>('blade-resource/oss/endpoint/put-file-attach', { attachId });
    return elsewhere(link);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return elsewhere(error.code === 401 ? '/login' : '/404');
  }
}
