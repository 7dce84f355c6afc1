import { formDesigner as en } from '../../../../messages/en/forms/form-designer.ts';
import { formDesigner as zh } from '../../../../messages/zh/forms/form-designer.ts';
import type { FieldKind, Said } from '@policy/shared/forms/design/kinds.ts';

/** What a new field of a kind is called in both languages; a period is two fields. */
export function titlesOf(kind: FieldKind): Said[] {
  if (kind !== 'dateRange') return [[zh.kinds[kind], en.kinds[kind]]];
  return [
    [zh.begin, en.begin],
    [zh.end, en.end],
  ];
}
