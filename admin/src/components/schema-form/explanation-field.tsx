import { Alert } from 'antd';
import type { FieldProps } from '@rjsf/utils';

import type { FormValues } from '../../kit/entity/fields.ts';

/** A text between fields that asks nothing; the library's own field would answer it with null. */
export const ExplanationField = ({ schema }: FieldProps<FormValues>) => (
  <Alert type="info" message={schema.title} description={schema.description} />
);
