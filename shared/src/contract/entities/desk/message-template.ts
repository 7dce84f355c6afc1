import { variableNames } from '../../desk/template.ts';
import { defineEntity } from '../../kit/entity.ts';
import { choice, flag, json, longText, optional, text } from '../../kit/field.ts';

/** The text of messages that are sent again and again; `{name}` is a placeholder that each message fills. */
export const messageTemplate = defineEntity('messageTemplate', {
  path: 'blade-desk/message-template',
  unique: ['code'],
  fields: {
    templateName: text(50, { list: true, search: true }),
    code: text(50, { list: true, search: true, createOnly: true }),
    kind: choice(['message', 'mail'], { list: true, search: true, initial: 'message' }),
    title: text(100, { list: true }),
    content: longText(2000),
    titleEn: optional(text(200)),
    contentEn: optional(longText(4000)),
    variables: optional(json(variableNames)),
    /** 0 keeps messages of this kind from being sent. */
    isOn: flag({ list: true, search: true, initial: 1 }),
  },
});
