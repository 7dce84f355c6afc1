import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { CheckboxProps } from 'antd';
import { useTranslations } from 'use-intl';

import type { Entity, FieldName, RowOf } from '@policy/shared/contract/kit/entity.ts';

import { RowActions } from '../acts/row-actions.tsx';
import type { Act } from '../acts/row-actions.tsx';
import { columnsOf } from '../columns/columns.tsx';
import type { FieldOverride, KitColumn } from '../columns/columns.tsx';
import { useOptionColumn } from '../columns/option-column.ts';
import { fieldsOf, nameOf } from '../entity/fields.ts';
import type { Row } from '../entity/fields.ts';
import { EntityDialog } from '../forms/entity-dialog.tsx';
import type { Dialog } from '../forms/entity-dialog.tsx';
import { EntityFilter } from '../lists/entity-filter.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import { useAddressListState } from '../lists/list-state.ts';
import { TreeTable } from '../lists/tree-table.tsx';
import { useWorkplace } from '../page/session-context.tsx';
import { useYesNo } from '../values/yes-no.ts';
import { ReadingOnly } from './reading-only.tsx';
import { useEntityActs } from './use-entity-acts.ts';
import '../page/kit.css';

/** What a tree's screen says of its entity beyond the contract; an unknown field does not compile. */
interface EntityTreeProps<E extends Entity> {
  entity: E;
  /** Call that answers one level; `list` answers all rows at once. */
  verb?: 'lazy-list' | 'lazy-menu-list' | 'list';
  overrides?: { [K in FieldName<E>]?: FieldOverride<RowOf<E>> };
  /** What rows tell beside the fields that the contract lists. */
  also?: readonly KitColumn<Row>[];
  /** Actions beyond those of the entity itself. */
  acts?: (row: RowOf<E>, reload: () => void) => readonly Act[];
  /** Buttons on the rows that were chosen. */
  tools?: (chosen: string[], reload: () => void) => ReactNode[];
  /** A tree to find one's way in only: its rows are kept elsewhere. */
  isGuide?: boolean;
  width?: number;
}

/** Rows come from the entity's own calls; the precise type is given back to the screen in one place. */
const preciseRow = <E extends Entity>(row: Row) => row as unknown as RowOf<E>;

/** The whole screen of an entity whose rows hang below each other: search, tree, form, detail. */
export function EntityTree<E extends Entity>(props: EntityTreeProps<E>) {
  return (
    <ReadingOnly entity={props.entity}>
      <TreeScreen {...props} />
    </ReadingOnly>
  );
}

function TreeScreen<E extends Entity>(props: EntityTreeProps<E>) {
  const { entity, verb = 'lazy-list', also = [], acts, tools, isGuide, width } = props;
  // A screen's overrides take the precise row; the kit hands them what the calls answer.
  const overrides = (props.overrides ?? {}) as unknown as Record<string, FieldOverride | undefined>;
  const t = useTranslations('kit');
  const { locale, can } = useWorkplace();
  const yesNo = useYesNo();
  const state = useAddressListState();
  const [dialog, setDialog] = useState<Dialog>();
  const [chosen, setChosen] = useState<string[]>([]);
  const [edition, setEdition] = useState(0);
  const reload = () => {
    setChosen([]);
    setEdition((now) => now + 1);
  };
  const standard = useEntityActs({ entity, open: setDialog, reload });
  const fields = fieldsOf(entity, locale);
  const mayAdd = !isGuide && can(`${entity.permissionBase}_add`);
  const below = (row: Row): Act[] =>
    mayAdd
      ? [
          {
            key: 'below',
            label: t('addBelow'),
            run: () => setDialog({ kind: 'form', start: { parentId: row.id } }),
          },
        ]
      : [];
  const optionColumn = useOptionColumn(isGuide ? 2 : Infinity);
  const actsOf = (row: Row) => {
    const special = acts?.(preciseRow<E>(row), reload) ?? [];
    return isGuide ? special : standard.ofRow(row, [...below(row), ...special]);
  };
  const option = {
    ...optionColumn,
    render: (_: unknown, row: Row) => <RowActions acts={actsOf(row)} />,
  };
  return (
    <>
      <EntityFilter
        name={entity.name}
        fields={fields.filter(({ meta }) => meta.search && !meta.root)}
        state={state}
      />
      <TreeTable
        {...{ entity, verb, edition }}
        filters={state.filters}
        // Rows stand where they hang; a tree has no other order.
        columns={[
          ...[...columnsOf(fields, yesNo, overrides), ...also].map((column) => ({
            ...column,
            sorter: false,
          })),
          option,
        ]}
        {...(!isGuide && {
          rowSelection: {
            selectedRowKeys: chosen,
            onChange: (keys) => setChosen(keys.map(String)),
            // antd passes aria attributes on to the check box, though its type lacks them.
            getCheckboxProps: (row) => ({ 'aria-label': nameOf(entity, row, locale) }) as CheckboxProps,
          },
        })}
        toolBarRender={() => [
          ...(mayAdd
            ? [
                <Button key="add" type="primary" onClick={() => setDialog({ kind: 'form' })}>
                  {t('add')}
                </Button>,
              ]
            : []),
          ...(!isGuide && can(`${entity.permissionBase}_delete`)
            ? [
                <Button key="remove" danger onClick={() => standard.removeChosen(chosen)}>
                  {t('remove')}
                </Button>,
              ]
            : []),
          ...(tools?.(chosen, reload) ?? []),
          ...(!isGuide && can(`${entity.permissionBase}_export`)
            ? [<ExportButton key="export" {...{ entity, chosen }} queryOf={() => state.filters} />]
            : []),
        ]}
      />
      <EntityDialog
        {...{ entity, dialog, overrides }}
        fixed={{}}
        {...(width && { width })}
        onClose={() => setDialog(undefined)}
        onSaved={reload}
      />
    </>
  );
}
