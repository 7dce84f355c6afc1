import { useLocale } from 'use-intl';
import { z } from 'zod';

import { listed } from '@policy/shared/messages/listed.ts';

import type { EntityField } from '../entity/fields.ts';
import { cellOf } from '../values/cells.tsx';
import { useYesNo } from '../values/yes-no.ts';

const names = z.preprocess((value) => [value ?? []].flat(), z.array(z.string()));

interface ChangedValueProps {
  field: EntityField | undefined;
  value: unknown;
}

/** One side of a change. Ids came with their names already; every other value is shown as the list shows it. */
export function ChangedValue({ field, value }: ChangedValueProps) {
  const locale = useLocale();
  const yesNo = useYesNo();
  if (!field) return String(value);
  if (field.meta.source) return listed(names.parse(value), locale) || '—';
  return cellOf({ row: { id: '', [field.name]: value }, field, yesNo });
}
