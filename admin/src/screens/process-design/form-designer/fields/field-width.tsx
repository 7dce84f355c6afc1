import { Form, Segmented } from 'antd';

import { fieldWidths, widthOf } from '@policy/shared/forms/fields/field-widths.ts';
import type { FieldWidth } from '@policy/shared/forms/fields/field-widths.ts';
import { columnsOf } from '@policy/shared/forms/design/kinds.ts';
import { holderAt, isPart } from '@policy/shared/forms/design/form-tree.ts';
import type { FieldPath } from '@policy/shared/forms/design/form-tree.ts';

import { useDesignerWords } from '../use-designer-words.ts';
import { useMayDesign } from '../use-may-design.ts';
import { withMember } from './field-members.ts';
import type { FieldProps } from './field-properties.tsx';

type Chosen = FieldWidth | 'auto';

/** How much of a line the field takes; in the columns of a group, and in rows, the columns say it. */
export function FieldWidthChoice({ content, field, path, edit }: FieldProps & { path: FieldPath }) {
  const t = useDesignerWords();
  // Told to each: this one does not ask its surroundings.
  const disabled = !useMayDesign();
  const holder = holderAt(content, path.slice(0, -1));
  const isInList = holder !== null && path.length > 1 && isRowsAt(content, path.slice(0, -1));
  if (!holder || isInList || columnsOf(holder.layout) > 1) return null;
  const choose = (width: Chosen) =>
    edit(({ layout }) => {
      const options = isPart(layout['ui:options']) ? layout['ui:options'] : {};
      const said = withMember(options, 'width', width === 'auto' ? undefined : width);
      const isEmpty = Object.keys(said).length === 0;
      return { layout: withMember(layout, 'ui:options', isEmpty ? undefined : said) };
    });
  return (
    <Form.Item label={t('fields.width')}>
      <Segmented<Chosen>
        disabled={disabled}
        value={widthOf(field.layout) ?? 'auto'}
        options={(['auto', ...fieldWidths] as const).map((value) => ({ value, label: t(`widths.${value}`) }))}
        onChange={choose}
      />
    </Form.Item>
  );
}

const isRowsAt = (content: FieldProps['content'], path: FieldPath): boolean => {
  const holder = holderAt(content, path.slice(0, -1));
  const properties = holder && isPart(holder.schema.properties) ? holder.schema.properties : {};
  const part = properties[path.at(-1) ?? ''];
  return isPart(part) && part.type === 'array';
};
