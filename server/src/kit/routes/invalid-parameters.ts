import { entities } from '@policy/shared/contract/entities/index.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import { sentence } from '@policy/shared/messages/sentences.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';
import type { FastifyError, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { InvalidRequest, Refusal } from '../runtime/errors.ts';
import { localeOf } from '../runtime/locale.ts';

type Issue = z.core.$ZodIssue;

const tagged = z.object({ tags: z.array(z.string()) });

/**
 * What a call answers whose parameters did not fit their schema: each parameter with a sentence of its own.
 * An id of another form is an id that nothing has.
 */
export function invalidParameters(
  request: FastifyRequest,
  { issues, sent }: { issues: readonly Issue[]; sent: unknown },
): Refusal {
  const said = issues.map((issue) => Object.assign({}, issue, { input: valueAt(sent, issue.path) }));
  if (said.some(isStrangeId)) return new Refusal('row.notFound');
  const labels = labelsOf(request, localeOf(request));
  const errors = new Map<string, FieldError>();
  for (const issue of said) {
    const field = issue.path.map(String).join('.');
    if (field === '' || errors.has(field)) continue;
    const message = sentence(issue, { label: labels[field] ?? field, kind: 'text' }, localeOf(request));
    errors.set(field, { field, message });
  }
  return new InvalidRequest([...errors.values()]);
}

/** The same for what the schema of a route found wrong; the validator has spread each of zod's issues over other keys. */
export function invalidBySchema(
  request: FastifyRequest,
  { validation = [], validationContext }: FastifyError,
): Refusal {
  const sent = validationContext === 'body' ? request.body : request.query;
  const issues = validation.map(({ keyword, instancePath, message, params }) => ({
    ...params,
    ...{ code: keyword, message, path: instancePath.split('/').filter(Boolean) },
  }));
  // The validator made them of zod's own issues a moment ago.
  return invalidParameters(request, { issues: issues as unknown as Issue[], sent });
}

const isStrangeId = (issue: Issue) =>
  issue.code === 'invalid_format' && issue.format === 'uuid' && issue.input !== '';

const valueAt = (sent: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    sent,
  );

const known = new Set<string>(entities.map(({ name }) => name));

/** A parameter that is a field of the call's entity goes by the name that people know; any other by its own. */
function labelsOf(
  { routeOptions: { schema } }: FastifyRequest,
  locale: Locale,
): Partial<Record<string, string>> {
  const name = tagged.safeParse(schema).data?.tags.find((tag) => known.has(tag));
  return name ? catalogue(locale).entity(name).fields : {};
}
