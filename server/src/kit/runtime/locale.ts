import { locales } from '@policy/shared/messages/kit.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import type { FastifyRequest } from 'fastify';

/** The language a caller reads, from `Accept-Language`; Chinese when he does not say one of ours. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = (request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === asked) ?? 'zh';
}
