import type { FastifyRequest } from 'fastify';

/** Path of a request without its query. */
export const pathOf = ({ url }: FastifyRequest): string => (url.split('?')[0] ?? '').slice(0, 1000);

// A socket that takes both kinds writes 10.1.2.3 as ::ffff:10.1.2.3, which nobody would search for.
const mapped = /^::ffff:(?=\d+\.)/i;

/** The other end of a request as logs and sessions name it; a client is a registered application here. */
export const remoteOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) => ({
  remoteIp: ip.replace(mapped, '').slice(0, 60),
  userAgent: headers['user-agent']?.slice(0, 300) ?? null,
});
