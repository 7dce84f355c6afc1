import type { ReactNode } from 'react';
import { Descriptions, Drawer, Skeleton } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { overriddenCell } from '../columns/columns.tsx';
import type { FieldOverride } from '../columns/columns.tsx';
import { fieldsOf, isWanted, madeField, textsOf } from '../entity/fields.ts';
import type { Row } from '../entity/fields.ts';
import { useEntity } from '../entity/use-entity.ts';
import { isWide } from '../inputs/inputs.tsx';
import { useWorkplace } from '../page/session-context.tsx';
import { useSizeClass } from '../page/size-class.ts';
import { useYesNo } from '../values/yes-no.ts';

interface EntityViewProps {
  entity: Entity;
  id: string;
  overrides?: Record<string, FieldOverride | undefined>;
  /** The way to the rows around it. */
  steps?: ReactNode;
  onClose: () => void;
}

/** Shows one row with all its fields, and when it was made. */
export function EntityView({ entity, id, overrides = {}, steps, onClose }: EntityViewProps) {
  const t = useTranslations('kit');
  const { locale } = useWorkplace();
  const isNarrow = useSizeClass() === 0;
  const yesNo = useYesNo();
  const calls = useEntity(entity);
  const { data: row } = useSWR<Row, Error>(['detail', entity.path, id, locale], () => calls.detail(id), {
    // The frame has shown a refusal, and a fault of ours belongs in the error log; there is nothing to look at.
    onError: (failure) => {
      if (!(failure instanceof ApiError)) reportError(failure);
      onClose();
    },
    shouldRetryOnError: false,
  });
  const told = fieldsOf(entity, locale).filter((field) => isWanted(field, row ?? {}));
  const fields = [...told, madeField(t('createTime'))];
  const items = fields.map((field) => ({
    key: field.name,
    label: overrides[field.name]?.label ?? field.label,
    isWide: isWide(field),
    children:
      row && (overrides[field.name]?.detail?.(row) ?? overriddenCell(overrides, { row, field, yesNo })),
  }));
  return (
    <Drawer
      open
      title={textsOf(entity, locale).title}
      width="min(960px, 100vw)"
      extra={steps}
      onClose={onClose}
    >
      {row ? (
        <>
          <Descriptions
            bordered
            size="small"
            column={isNarrow ? 1 : 2}
            items={items.filter((item) => !item.isWide)}
          />
          <Descriptions bordered size="small" column={1} items={items.filter((item) => item.isWide)} />
        </>
      ) : (
        <Skeleton active title={false} />
      )}
    </Drawer>
  );
}
