import { Card, ConfigProvider } from 'antd';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { LayoutPart } from '@policy/shared/contract/kit/layout.ts';

import type { FieldOverride } from '../columns/columns.tsx';
import type { EntityField, FormValues, Row } from '../entity/fields.ts';
import { FormFields } from '../forms/form-fields.tsx';
import { PartChildren } from './part-children.tsx';
import { ToldFields } from './told-fields.tsx';

/** A part of the page as it is drawn. */
interface DrawnPart extends LayoutPart {
  id: string;
  title: string;
  shown: readonly EntityField[];
}

interface EditorPartProps {
  entity: Entity;
  part: DrawnPart;
  row: Row | undefined;
  decisive: FormValues;
  maySave: boolean;
  overrides: Record<string, FieldOverride | undefined>;
  editions: Readonly<Record<string, number>>;
  /** Entities below it whose calls have names of their own. */
  below: Readonly<Record<string, Entity>>;
}

/** One part of the page: its fields, and the rows that hang below them. */
export function EditorPart({ entity, part, overrides, below, row, maySave, ...drawing }: EditorPartProps) {
  const { id, title, shown, told, children } = part;
  return (
    <Card id={id} tabIndex={-1} title={<h2>{title}</h2>}>
      {row && told ? <ToldFields {...{ entity, row, overrides }} names={told} /> : null}
      {/* Not of the whole form: the rows below it have grants of their own. */}
      <ConfigProvider componentDisabled={!maySave}>
        <FormFields {...{ row, ...drawing }} fields={shown} inputOf={(field) => overrides[field]?.input} />
      </ConfigProvider>
      {children ? <PartChildren parent={entity} name={children} row={row} known={below[children]} /> : null}
    </Card>
  );
}
