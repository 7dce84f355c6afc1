import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { columnsOf, madeColumn, orderOf, withMoment } from '../columns/columns.tsx';
import type { FieldOverride, KitColumn } from '../columns/columns.tsx';
import { EntityDialog } from '../forms/entity-dialog.tsx';
import type { Dialog } from '../forms/entity-dialog.tsx';
import { EntityFilter } from '../lists/entity-filter.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { fieldsOf, madeField, nameOf } from '../entity/fields.ts';
import type { ExtraField } from '../inputs/inputs.tsx';
import type { Row } from '../entity/fields.ts';
import type { ListState } from '../lists/list-state.ts';
import { useOptionColumn } from '../columns/option-column.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { RowActions } from '../acts/row-actions.tsx';
import type { Act } from '../acts/row-actions.tsx';
import { useWorkplace } from '../page/session-context.tsx';
import { useChosenRows } from '../lists/use-chosen-rows.ts';
import { useEntity } from '../entity/use-entity.ts';
import { useEntityActs } from './use-entity-acts.ts';
import { useYesNo } from '../values/yes-no.ts';

/** What a list needs besides its entity. */
export interface EntityListProps {
  entity: Entity;
  state: ListState;
  /** Filters and draft values that the place of the list decides, such as the parent. */
  fixed?: Record<string, string>;
  overrides?: Record<string, FieldOverride | undefined>;
  /** Actions beyond view, edit and delete. */
  acts?: (row: Row, reload: () => void) => readonly Act[];
  /** Buttons on the rows that were chosen. */
  tools?: (chosen: string[], reload: () => void) => ReactNode[];
  /** Inputs of a new row beside the entity's own fields. */
  extra?: readonly ExtraField[];
  /** Standard acts that the screen does without, by their keys. */
  without?: readonly string[];
  /** Width of the form's dialog. */
  width?: number;
}

/** Rows have check boxes only where something can be done with those that are ticked. */
const isTicked = ({ entity, tools }: EntityListProps, can: (code: string) => boolean) =>
  can(`${entity.permissionBase}_delete`) || tools !== undefined;

/** A paged list with search, sorting, and the acts that the reader's button codes allow. */
export function EntityList(props: EntityListProps) {
  const { entity, state, fixed = {}, overrides = {}, acts, tools, extra, without = [], width } = props;
  const t = useTranslations('kit');
  const { locale, can } = useWorkplace();
  const yesNo = useYesNo();
  const calls = useEntity(entity);
  /** What the rows in sight were asked for, so that a file of them is asked for the same. */
  const asked = useRef<Record<string, unknown>>({});
  const [dialog, setDialog] = useState<Dialog>();
  // The same entity may be listed twice on a page, as a whole and below one parent: each keeps its own columns.
  const name = [entity.name, ...Object.keys(fixed)].join('-');
  const { chosen, reload, table } = useChosenRows<Row>((row) => nameOf(entity, row, locale));
  const standard = useEntityActs({ entity, open: setDialog, reload, without });
  const optionColumn = useOptionColumn(acts ? Infinity : standard.count);
  const fields = fieldsOf(entity, locale).filter(({ name }) => !(name in fixed));
  const searchable = [...fields.filter(({ meta }) => meta.search), madeField(t('createTime'))];
  const option = {
    ...optionColumn,
    render: (_: unknown, row: Row) => <RowActions acts={standard.ofRow(row, acts?.(row, reload))} />,
  };
  const told = columnsOf(fields, yesNo, overrides);
  const columns = withMoment<KitColumn<Row>>(entity, told, madeColumn(t('createTime')));
  return (
    <>
      <EntityFilter name={name} fields={searchable} state={state} />
      <PagedTable<Row>
        rowKey="id"
        columns={[...columns, option]}
        {...{ ...table, name, state, fixed }}
        rowSelection={isTicked(props, can) && table.rowSelection}
        load={(query, sort) => {
          asked.current = { ...query, ...orderOf(sort) };
          return calls.page(asked.current);
        }}
        toolBarRender={() => [
          ...(can(`${entity.permissionBase}_add`) && !without.includes('add')
            ? [
                <Button key="add" type="primary" onClick={() => setDialog({ kind: 'form' })}>
                  {t('add')}
                </Button>,
              ]
            : []),
          ...(tools?.(chosen, reload) ?? []),
          ...(can(`${entity.permissionBase}_delete`)
            ? [
                <Button key="remove" danger onClick={() => standard.removeChosen(chosen)}>
                  {t('remove')}
                </Button>,
              ]
            : []),
          ...(can(`${entity.permissionBase}_export`) && !without.includes('export')
            ? [<ExportButton key="export" entity={entity} queryOf={() => asked.current} />]
            : []),
        ]}
      />
      <EntityDialog
        {...{ entity, dialog, fixed, overrides }}
        {...(extra && { extra })}
        {...(width && { width })}
        onClose={() => setDialog(undefined)}
        onSaved={reload}
      />
    </>
  );
}
