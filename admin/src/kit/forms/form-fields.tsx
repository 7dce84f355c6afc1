import { Col, Row as Line } from 'antd';

import { FieldItem } from '../entity/field-item.tsx';
import { askedIn, isWanted } from '../entity/fields.ts';
import type { EntityField, FormValues, Row } from '../entity/fields.ts';
import { inputs, isWide } from '../inputs/inputs.tsx';
import type { Control } from '../inputs/inputs.tsx';
import { useYesNo } from '../values/yes-no.ts';

interface FormFieldsProps {
  fields: readonly EntityField[];
  row: Row | undefined;
  /** The values that decide which fields are wanted and needed. */
  decisive: FormValues;
  inputOf?: (name: string) => Control | undefined;
  /** How often a field's value was replaced from outside: its input begins anew. */
  editions?: Readonly<Record<string, number>>;
}

/** The inputs of a form in two columns, as far as the values beside them ask for them. */
export function FormFields({ fields, row, decisive, inputOf, editions = {} }: FormFieldsProps) {
  const yesNo = useYesNo();
  // What is chosen once is no field of a change, and decides all the same.
  const values = { ...row, ...decisive };
  const shown = fields.filter((field) => isWanted(field, values)).map((field) => askedIn(field, values));
  return (
    <Line gutter={20}>
      {shown.map((field) => {
        const Input: Control = inputOf?.(field.name) ?? inputs[field.meta.kind];
        return (
          <Col key={`${field.name}-${editions[field.name] ?? 0}`} xs={24} md={isWide(field) ? 24 : 12}>
            <FieldItem field={field}>
              <Input field={field} yesNo={yesNo} row={row} />
            </FieldItem>
          </Col>
        );
      })}
    </Line>
  );
}
