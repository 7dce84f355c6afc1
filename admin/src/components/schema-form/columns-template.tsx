import type { ReactElement } from 'react';
import { Templates } from '@rjsf/antd';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';

import { columnsOf } from '@policy/shared/forms/design/kinds.ts';
import { widthOf } from '@policy/shared/forms/fields/field-widths.ts';
import type { FieldWidth } from '@policy/shared/forms/fields/field-widths.ts';
import { lookOf } from '@policy/shared/forms/fields/group-looks.ts';

import type { FormValues } from '../../kit/entity/fields.ts';
import { FoldingGroup, TabbedGroup } from './group-looks.tsx';

const Own = Templates.ObjectFieldTemplate;

interface WideProps {
  /** What the library reads off a field, to tell how it stands. */
  schema: unknown;
  uiSchema: unknown;
  width: FieldWidth | null;
  content: ReactElement;
}

/** A field with how much of a line it takes, where its layout says so. */
const Wide = ({ width, content }: WideProps) => <div data-width={width ?? undefined}>{content}</div>;

const wide = (content: ReactElement, width: FieldWidth | null) => {
  const told = (name: string): unknown => Reflect.get(Object(content.props), name);
  return <Wide schema={told('schema')} uiSchema={told('uiSchema')} {...{ width, content }} />;
};

/** The fields of a form, a group or a row: behind tabs or folded where the layout says so, else as it divides the lines. */
export function ColumnsTemplate(props: Laid) {
  const look = lookOf(props.uiSchema);
  if (look === 'tabs') return <TabbedGroup {...props} />;
  if (look === 'collapse')
    return <FoldingGroup {...props}>{Own ? <Own {...props} title="" /> : null}</FoldingGroup>;
  return <InColumns {...props} />;
}

type Laid = ObjectFieldTemplateProps<FormValues>;

/** Fields side by side where the layout says so and there is room. */
function InColumns(props: Laid) {
  const { uiSchema = {}, properties } = props;
  const columns = columnsOf(uiSchema);
  const isDivided = columns === 1 && properties.some(({ name }) => widthOf(uiSchema[name]) !== null);
  const divided = properties.map((one) => ({
    ...one,
    content: wide(one.content, widthOf(uiSchema[one.name])),
  }));
  const fields = Own ? <Own {...props} properties={isDivided ? divided : properties} /> : null;
  if (isDivided) return <div className="schema-widths">{fields}</div>;
  if (columns === 1) return fields;
  return (
    <div className="schema-columns" data-columns={columns}>
      {fields}
    </div>
  );
}
