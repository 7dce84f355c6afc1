import { ApiError } from '@policy/shared/client/api-error.ts';

/** The answer of a route to a file that the server has refused: its status and sentence, and when to ask again. Other errors go on. */
export function refusedAnswer(error: unknown): Response {
  if (!(error instanceof ApiError)) throw error;
  const again: unknown = error.response?.headers['retry-after'];
  return new Response(error.msg, {
    // Nobody answered, or something that is no status: it may be there later.
    status: error.code >= 400 && error.code < 600 ? error.code : 503,
    headers: {
      ...{ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      ...(typeof again === 'string' ? { 'Retry-After': again } : {}),
    },
  });
}
