import { defineEntity } from '../../kit/entity.ts';
import { integer, longText, optional, text } from '../../kit/field.ts';
import { placeOfWork } from './place-of-work.ts';

/** One call that was answered, written after the answer and never changed. */
export const apiLog = defineEntity('apiLog', {
  path: 'blade-log/api',
  appendOnly: true,
  permissionBase: 'log_api',
  nameField: 'requestUri',
  fields: {
    title: text(50, { list: true }),
    method: text(10, { list: true, hiddenByDefault: true, search: true }),
    /** Its path alone where the query may hold a secret. */
    requestUri: text(1000, { list: true, search: true }),
    statusCode: integer(100, 599, { list: true, search: true, sort: true, indexed: true }),
    /** Milliseconds from the request's arrival to the end of its answer. */
    time: integer(0, 2_000_000_000, { list: true, search: true, minFilter: true, sort: true, indexed: true }),
    createBy: optional(
      text(50, { personal: { purpose: 'audit', term: 'log' }, list: true, search: true, indexed: true }),
    ),
    remoteIp: text(60, { personal: { purpose: 'audit', term: 'log' }, list: true, search: true }),
    traceId: text(64, { search: true, indexed: true }),
    ...placeOfWork(),
    userAgent: optional(text(300, { personal: { purpose: 'audit', term: 'log' }, list: true })),
    /** Query and body with passwords, secrets and tokens masked. */
    params: optional(longText(4000, { personal: { purpose: 'audit', term: 'log' } })),
  },
});
