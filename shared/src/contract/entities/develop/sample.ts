import { defineEntity } from '../../kit/entity.ts';
import {
  choice,
  choices,
  date,
  dateTime,
  flag,
  integer,
  json,
  longText,
  money,
  numericChoice,
  optional,
  reference,
  references,
  richText,
  text,
} from '../../kit/field.ts';
import { sentences } from '../../kit/shapes.ts';

/** One field of every kind: how the kit lists, searches, edits and shows each is to be seen and tried here. */
export const sample = defineEntity('sample', {
  path: 'blade-desk/test',
  fields: {
    line: text(100, { list: true, search: true }),
    paragraph: optional(longText(1000)),
    whole: integer(0, 10_000, { list: true, search: true, sort: true, initial: 1 }),
    amount: optional(money({ list: true })),
    isOn: flag({ list: true, search: true, initial: 0 }),
    colour: choice(['red', 'green', 'blue'], { list: true, search: true }),
    sizes: optional(choices(['small', 'middle', 'large'])),
    grade: numericChoice([1, 2, 3], { list: true, search: true }),
    day: date({ list: true, search: true }),
    moment: optional(dateTime({ list: true, search: true })),
    deptId: optional(
      reference('department', { as: 'deptName', asEn: 'deptNameEn', list: true, search: true }),
    ),
    deptIds: optional(references('department')),
    lines: optional(json(sentences)),
    story: optional(richText(20_000)),
  },
});
