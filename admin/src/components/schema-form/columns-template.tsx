import { Templates } from '@rjsf/antd';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';

import { columnsOf } from '@policy/shared/forms/design/kinds.ts';

import type { FormValues } from '../../kit/entity/fields.ts';

const Own = Templates.ObjectFieldTemplate;

/** The fields of a form, a group or a row, side by side where the layout says so and there is room. */
export function ColumnsTemplate(props: ObjectFieldTemplateProps<FormValues>) {
  const columns = columnsOf(props.uiSchema ?? {});
  const fields = Own ? <Own {...props} /> : null;
  if (columns === 1) return fields;
  return (
    <div className="schema-columns" data-columns={columns}>
      {fields}
    </div>
  );
}
