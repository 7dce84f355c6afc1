import type { WidgetProps } from '@rjsf/utils';
import { Input } from 'antd';

import { ownWords } from '../../kit/page/own-words.ts';
import { schemaForm as en } from '../../messages/en/forms/schema-form.ts';
import { schemaForm as zh } from '../../messages/zh/forms/schema-form.ts';

const useFormWords = ownWords({ zh, en });

/** What the system answers, and what it will be answered with while it is not. */
const givenWidget = (kind: keyof typeof zh) =>
  function GivenWidget({ id, value }: WidgetProps<Record<string, unknown>>) {
    const t = useFormWords();
    return <Input readOnly id={id} value={String(value ?? '')} placeholder={t(kind)} />;
  };

/** The inputs of fields that nobody fills in. */
export const givenWidgets = { serial: givenWidget('serial'), companyFact: givenWidget('companyFact') };
