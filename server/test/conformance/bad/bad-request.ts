import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';
import type { InjectOptions } from 'fastify';

/** A call that no honest client makes, and the refusal that it earns. */
export interface BadRequest {
  name: string;
  as: 'anonymous' | 'admin' | 'applicant';
  call: InjectOptions;
  code: RefusalCode;
  facts?: Record<string, string | number>;
  /** What the answer says of each parameter, and as a whole by the first. */
  errors?: Record<'zh' | 'en', FieldError[]>;
}

/** A GET with a query. */
export const get = (path: string, query: Record<string, string> = {}): InjectOptions => ({
  method: 'GET',
  url: `/api/${path}?${new URLSearchParams(query).toString()}`,
});
/** A POST with a body. */
export const post = (path: string, payload: object | string, type = 'application/json'): InjectOptions => ({
  method: 'POST',
  url: `/api/${path}`,
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  headers: { 'content-type': type },
});
