import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, optional, reference, text } from '../../kit/field.ts';
import { placeOfWork } from './place-of-work.ts';

const place = placeOfWork();

/** A failure of the server's own, or one that a browser met and its reader sent. */
export const errorLog = defineEntity('errorLog', {
  path: 'blade-log/error',
  appendOnly: true,
  permissionBase: 'log_error',
  nameField: 'message',
  fields: {
    source: choice(['server', 'browser'], { list: true, search: true, initial: 'browser' }),
    type: text(50, { list: true, search: true }),
    message: text(2000, { list: true, search: true, namesPlaces: true }),
    url: text(1000, { list: true, search: true }),
    userId: optional(reference('user', { as: 'userName', list: true, search: true })),
    /** The same for errors of one kind. */
    fingerprint: optional(text(64, { search: true, indexed: true })),
    traceId: optional(text(64, { search: true, indexed: true })),
    statusCode: optional(integer(500, 599)),
    method: optional(text(10)),
    /** When a browser met it, by its own clock. */
    time: text(40),
    /** Of the server's own failures: a browser's have no server. */
    serviceId: optional(place.serviceId),
    serverHost: optional(place.serverHost),
    serverIp: optional(place.serverIp),
    env: optional(place.env),
    info: longText(2000, { namesPlaces: true }),
    stack: longText(8000, { namesPlaces: true }),
  },
});
