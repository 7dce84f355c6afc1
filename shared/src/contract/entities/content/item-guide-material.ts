import { defineEntity } from '../../kit/entity.ts';
import { choice, choices, flag, integer, longText, optional, reference, text } from '../../kit/field.ts';

/** Types of file an application may carry. */
export const materialTypes = ['pdf', 'ofd', 'jpg', 'png', 'xlsx', 'docx'] as const;

/** One material that an item guide asks for. */
export const itemGuideMaterial = defineEntity('itemGuideMaterial', {
  path: 'policy/policyitemguidematerial',
  order: [{ field: 'sort' }],
  publicThrough: 'guideId',
  publicFields: [
    'guideId',
    'name',
    'source',
    'form',
    'requirement',
    'isShared',
    'isRequired',
    'copies',
    'templateUrl',
    'sampleUrl',
    'accept',
    'maxSizeMb',
    'minCount',
    'maxCount',
    'sort',
  ],
  fields: {
    guideId: reference('itemGuide', { search: true }),
    name: text(100, { list: true, search: true }),
    source: choice(['company_file', 'company_form', 'shared', 'template'], { list: true }),
    form: text(50, { list: true }),
    requirement: optional(longText(500)),
    isShared: flag({ list: true, initial: 0 }),
    isRequired: flag({ list: true, initial: 1 }),
    copies: integer(0, 99, { initial: 1 }),
    templateUrl: optional(text(300)),
    sampleUrl: optional(text(300)),
    accept: optional(choices(materialTypes)),
    maxSizeMb: integer(1, 20, { initial: 20 }),
    /** Files at least, of a material that is handed in. */
    minCount: integer(1, 10, { initial: 1 }),
    maxCount: integer(1, 10, { initial: 10 }),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
  },
});
