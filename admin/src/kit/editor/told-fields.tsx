import { Descriptions } from 'antd';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { overriddenCell } from '../columns/columns.tsx';
import type { FieldOverride } from '../columns/columns.tsx';
import { fieldsOf } from '../entity/fields.ts';
import type { Row } from '../entity/fields.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { useYesNo } from '../values/yes-no.ts';

interface ToldFieldsProps {
  entity: Entity;
  names: readonly string[];
  row: Row;
  overrides: Record<string, FieldOverride | undefined>;
}

/** Fields of a stored row that are written elsewhere. */
export function ToldFields({ entity, names, row, overrides }: ToldFieldsProps) {
  const { locale } = useWorkplace();
  const yesNo = useYesNo();
  const items = fieldsOf(entity, locale)
    .filter(({ name }) => names.includes(name))
    .map((field) => ({
      ...{ key: field.name, label: field.label },
      children: overriddenCell(overrides, { row, field, yesNo }),
    }));
  return <Descriptions size="small" column={1} items={items} style={{ marginBottom: 16 }} />;
}
