import { defineEntity } from '../../kit/entity.ts';
import { choice, longText, optional, text } from '../../kit/field.ts';
import { placeOfWork } from './place-of-work.ts';

/** Something that the server did or noticed by itself: started, cleaned up, turned somebody away. */
export const usualLog = defineEntity('usualLog', {
  path: 'blade-log/usual',
  appendOnly: true,
  permissionBase: 'log_usual',
  nameField: 'logId',
  fields: {
    logLevel: choice(['info', 'warn', 'error'], { list: true, search: true }),
    /** What kind of thing it was, such as `server.started`. */
    logId: text(100, { list: true, search: true, indexed: true }),
    logData: longText(2000, { list: true }),
    requestUri: optional(text(1000, { list: true, search: true })),
    createBy: optional(text(50, { personal: { purpose: 'audit', term: 'log' }, list: true })),
    remoteIp: optional(text(60, { personal: { purpose: 'audit', term: 'log' } })),
    traceId: optional(text(64, { search: true })),
    ...placeOfWork(),
    userAgent: optional(text(300, { personal: { purpose: 'audit', term: 'log' } })),
  },
});
