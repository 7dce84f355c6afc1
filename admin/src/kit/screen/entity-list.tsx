import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { columnsOf, madeColumn, orderOf, withMoment } from '../columns/columns.tsx';
import type { FieldOverride, KitColumn } from '../columns/columns.tsx';
import { keysInSight } from '../columns/column-settings.tsx';
import { EntityDialog } from '../forms/entity-dialog.tsx';
import type { Dialog } from '../forms/entity-dialog.tsx';
import { nameFirst, pinnedName } from '../columns/name-column.ts';
import { EntityFilter } from '../lists/entity-filter.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import { fieldsOf, madeField, nameBefore, nameOf } from '../entity/fields.ts';
import type { ExtraField } from '../inputs/inputs.tsx';
import type { EntityField, Row } from '../entity/fields.ts';
import type { ListState } from '../lists/list-state.ts';
import { useOptionColumn } from '../columns/option-column.ts';
import { useListViews } from '../lists/list-views.ts';
import { useTableLook } from '../lists/use-table-look.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { RowActions } from '../acts/row-actions.tsx';
import type { Act } from '../acts/row-actions.tsx';
import { useSizeClass } from '../page/size-class.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { useChosenRows } from '../chosen/use-chosen-rows.ts';
import { useEntity } from '../entity/use-entity.ts';
import { ChosenTools } from './chosen-tools.tsx';
import { listTools } from './list-tools.tsx';
import { useRowPages } from './use-row-pages.ts';
import { useEntityActs } from './use-entity-acts.ts';
import { useYesNo } from '../values/yes-no.ts';

/** What a list needs besides its entity. */
export interface EntityListProps {
  entity: Entity;
  state: ListState;
  /** Filters and draft values that the place of the list decides, such as the parent. */
  fixed?: Record<string, string>;
  overrides?: Record<string, FieldOverride | undefined>;
  /** What rows tell beside the fields that the contract lists. */
  also?: readonly KitColumn<Row>[];
  /** Actions beyond view, edit and delete. */
  acts?: (row: Row, reload: () => void) => readonly Act[];
  /** Buttons on the rows that were chosen. */
  tools?: (chosen: string[], reload: () => void) => ReactNode[];
  /** What can be done to all rows that are ticked, beside the tools; offered while some are. */
  batch?: (rows: readonly Row[], reload: () => void) => readonly Act[];
  /** Inputs of a new row beside the entity's own fields. */
  extra?: readonly ExtraField[];
  /** Standard acts that the screen does without, by their keys. */
  without?: readonly string[];
  /** Width of the form's dialog. */
  width?: number;
  /** Address of the list, where its rows are written on pages of their own instead of in a dialog. */
  address?: string;
  /** False where the rows are few and stand inside another page. */
  hasFilter?: boolean;
}

/** Rows have check boxes only where something can be done with those that are ticked. */
const isTicked = ({ entity, tools, batch, without = [] }: EntityListProps, can: (code: string) => boolean) =>
  (can(`${entity.permissionBase}_delete`) && !without.includes('delete')) ||
  tools !== undefined ||
  batch !== undefined;

const onlyIf = <Value,>(isSo: boolean, value: Value) => (isSo ? value : undefined);

const toolsOf = ({ tools }: EntityListProps, { chosen, reload }: { chosen: string[]; reload: () => void }) =>
  tools?.(chosen, reload) ?? [];

const actsOf = ({ batch }: EntityListProps, { rows, reload }: { rows: readonly Row[]; reload: () => void }) =>
  batch?.(rows, reload) ?? [];

/** What narrows the list, and the views of it that were kept; neither where a few rows stand inside another page. */
const filterOf = (
  { hasFilter = true, state }: EntityListProps,
  shown: { name: string; fields: readonly EntityField[] },
  views: ReactNode,
) =>
  hasFilter ? (
    <>
      {views}
      <EntityFilter {...shown} state={state} />
    </>
  ) : null;

const withOthers = (fields: readonly KitColumn<Row>[], { also = [] }: EntityListProps) => [
  ...fields,
  ...also,
];

const searchableOf = (entity: Entity, locale: Locale, decided: readonly string[]) =>
  fieldsOf(entity, locale).filter(({ name, meta }) => meta.search && !decided.includes(name));

/** A paged list with search, sorting, and the acts that the reader's button codes allow. */
export function EntityList(props: EntityListProps) {
  const { entity, state, fixed = {}, overrides = {}, acts, extra, without = [], width } = props;
  const t = useTranslations('kit');
  const { locale, can } = useWorkplace();
  const may = (verb: string) => can(`${entity.permissionBase}_${verb}`) && !without.includes(verb);
  const yesNo = useYesNo();
  const calls = useEntity(entity);
  /** What the rows in sight were asked for, so that a file of them is asked for the same. */
  const asked = useRef<Record<string, unknown>>({});
  const drawViews = useListViews();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [dialog, setDialog] = useState<Dialog>();
  const isNarrow = useSizeClass() === 0;
  // The same entity may be listed twice on a page, as a whole and below one parent: each keeps its own columns.
  const name = [entity.name, ...Object.keys(fixed)].join('-');
  const { edition, look } = useTableLook(name);
  const { chosen, reload, unchoose, table } = useChosenRows<Row>((row) => nameOf(entity, row, locale));
  const { page, add } = useRowPages(props.address, setDialog);
  const standard = useEntityActs({ entity, open: setDialog, reload, without, page });
  const optionColumn = useOptionColumn(acts ? Infinity : standard.count);
  const fields = fieldsOf(entity, locale).filter(({ name }) => !(name in fixed));
  const place = Object.keys(fixed).join();
  // The same as long as the list is, so that the filter is not drawn again with the rows.
  const searchable = useMemo(
    () => [...nameBefore(entity, searchableOf(entity, locale, place.split(','))), madeField(t('createTime'))],
    [entity, locale, place, t],
  );
  const option = {
    ...optionColumn,
    render: (_: unknown, row: Row) => <RowActions acts={standard.ofRow(row, acts?.(row, reload))} />,
  };
  const drawn = withOthers(columnsOf(fields, yesNo, overrides), props);
  const told = nameFirst(drawn, pinnedName(entity), isNarrow);
  const columns = withMoment<KitColumn<Row>>(entity, told, madeColumn(t('createTime')));
  const exporting = {
    ...{ entity, chosen, queryOf: () => ({ ...fixed, ...asked.current }) },
    columnsInSight: () => keysInSight(columns, name),
  };
  return (
    <>
      {filterOf(props, { name, fields: searchable }, drawViews({ name, state, look, fields: searchable }))}
      <PagedTable<Row>
        key={edition}
        rowKey="id"
        columns={[...columns, option]}
        {...{ ...table, name, state, fixed }}
        onAdd={onlyIf(may('add'), add)}
        rowSelection={isTicked(props, can) && table.rowSelection}
        load={(query, sort) => calls.page({ ...query, ...orderOf(sort) })}
        onPage={(page, query, sort) => {
          asked.current = { ...query, ...orderOf(sort) };
          setRows(page.records);
        }}
        headerTitle={
          <ChosenTools
            {...exporting}
            acts={actsOf(props, { rows: rows.filter(({ id }) => chosen.includes(id)), reload })}
            mayExport={may('export')}
            onClear={unchoose}
          />
        }
        toolBarRender={() =>
          listTools({
            may,
            words: { add: t('add'), remove: t('remove') },
            onAdd: add,
            onRemove: () => standard.removeChosen(chosen),
            own: toolsOf(props, { chosen, reload }),
            exporting: <ExportButton key="export" {...exporting} />,
          })
        }
      />
      <EntityDialog
        {...{ entity, dialog, fixed, overrides }}
        {...(extra && { extra })}
        {...(width && { width })}
        ids={rows.map(({ id }) => id)}
        onShow={(id) => setDialog({ kind: 'view', id })}
        onClose={() => setDialog(undefined)}
        onSaved={reload}
      />
    </>
  );
}
