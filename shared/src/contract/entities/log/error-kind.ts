import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, integer, longText, optional, text } from '../../kit/field.ts';

/** What became of an error; one that was handled and is met again says so. */
export const errorStates = ['open', 'again', 'handled', 'ignored'] as const;

/** One kind of error, however often it occurs; people set what became of it, everything else is counted. */
export const errorKind = defineEntity('errorKind', {
  path: 'blade-log/error-kind',
  permissionBase: 'log_error_kind',
  nameField: 'message',
  unique: ['fingerprint'],
  order: [{ field: 'lastTime', descending: true }],
  fields: {
    status: choice(errorStates, { list: true, search: true, initial: 'open' }),
    source: choice(['server', 'browser'], { list: true, search: true, readOnly: true }),
    type: text(50, { list: true, search: true, readOnly: true }),
    /** Its words and place as they were the last time. */
    message: text(2000, { list: true, search: true, readOnly: true, namesPlaces: true }),
    url: text(1000, { list: true, hiddenByDefault: true, search: true, readOnly: true }),
    times: integer(0, 2_000_000_000, { list: true, sort: true, readOnly: true, initial: 0 }),
    firstTime: dateTime({ list: true, sort: true, readOnly: true }),
    lastTime: dateTime({ list: true, search: true, sort: true, readOnly: true }),
    fingerprint: text(64, { search: true, readOnly: true }),
    remark: optional(longText(500, { list: true })),
  },
});
