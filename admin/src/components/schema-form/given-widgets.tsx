import type { WidgetProps } from '@rjsf/utils';
import { Input } from 'antd';

import { useFormWords } from './use-form-words.ts';

/** What the system answers, and what it will be answered with while it is not. */
const givenWidget = (kind: 'serial' | 'companyFact' | 'formula') =>
  function GivenWidget({ id, value }: WidgetProps<Record<string, unknown>>) {
    const t = useFormWords();
    return <Input readOnly id={id} value={String(value ?? '')} placeholder={t(kind)} />;
  };

/** The inputs of fields that nobody fills in. */
export const givenWidgets = {
  serial: givenWidget('serial'),
  companyFact: givenWidget('companyFact'),
  formula: givenWidget('formula'),
};
