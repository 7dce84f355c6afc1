import { exportPath, jobFormats } from '../../desk/exports.ts';
import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, flag, integer, longText, optional, reference, text } from '../../kit/field.ts';

/** A list that somebody takes away as a file: how far it is, and until when the file is kept; nobody else sees it. */
export const exportJob = defineEntity('exportJob', {
  path: exportPath,
  nameField: 'fileName',
  ownRows: true,
  scope: { user: 'userId' },
  order: [{ field: 'createTime', descending: true }],
  fields: {
    fileName: text(200, { list: true, search: true }),
    /** Name of the entity whose list it is. */
    entityName: text(60, { list: true }),
    /** What narrowed the list, in the words of whoever asked. */
    conditions: optional(longText(1000, { list: true })),
    format: choice(jobFormats, { list: true, search: true }),
    state: choice(['running', 'done', 'failed', 'cancelled'], { list: true, search: true }),
    /** Hundredths of the way to the file. */
    progress: integer(0, 100, { list: true, initial: 0 }),
    rowCount: integer(0, 10_000_000, { list: true, initial: 0 }),
    /** Masked values stand in it in clear. */
    isClear: flag({ list: true, initial: 0 }),
    expireTime: dateTime({ list: true }),
    error: optional(text(200, { list: true })),
    /** Where the file lies; none is the installation's own disk. */
    ossId: optional(reference('objectStorage', { readOnly: true })),
    userId: reference('user', { readOnly: true, indexed: true }),
  },
});
