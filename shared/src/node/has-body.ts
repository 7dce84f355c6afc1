import type { IncomingHttpHeaders } from 'node:http';

/** Whether a body follows the headers of a request. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
