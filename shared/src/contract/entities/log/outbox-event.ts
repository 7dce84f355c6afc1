import { outboxKinds, outboxStates } from '../../log/outbox.ts';
import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, integer, longText, optional, text } from '../../kit/field.ts';

/** Something that still has to leave, or did not by its last attempt; read from the outbox, and never written by itself. */
export const outboxEvent = defineEntity('outboxEvent', {
  path: 'blade-log/outbox',
  view: true,
  nameField: 'target',
  fields: {
    /** What the row that leaves is called. */
    target: text(200, { list: true, search: true }),
    kind: choice(outboxKinds, { list: true, search: true }),
    state: choice(outboxStates, { list: true, search: true }),
    attempts: integer(0, 100, { list: true }),
    lastError: optional(longText(300, { list: true })),
    /** When it is tried next; of a dead one, when it was given up. Whoever delivers it puts this a minute ahead. */
    dueTime: dateTime({ list: true, search: true, sort: true }),
    /** The row that leaves; its kind says of which entity. */
    recordId: text(40, { search: true, searchedWhole: true }),
  },
});
