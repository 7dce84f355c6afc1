import type { FastifyRequest } from 'fastify';

/** Path of a request without its query. */
export const pathOf = ({ url }: FastifyRequest): string => (url.split('?')[0] ?? '').slice(0, 1000);

/** The client as logs and sessions name it. */
export const clientOf = ({ ip, headers }: FastifyRequest) => ({
  remoteIp: ip.slice(0, 60),
  userAgent: headers['user-agent']?.slice(0, 300) ?? null,
});
