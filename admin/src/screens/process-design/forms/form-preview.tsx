import { Suspense, useMemo, useState } from 'react';
import { Alert, Button, Segmented, Skeleton, Space } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { translated } from '@policy/shared/forms/translated.ts';

import { isFormLayout, isFormSchema } from '../../../components/schema-form/form-schema.ts';
import type { FormValues } from '../../../kit/entity/fields.ts';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { answersCheck } from './answers-check.ts';
import { useFormWords } from './use-form-words.ts';
import './form-preview.css';

const SchemaForm = lazyPart(() => import('../../../components/schema-form/schema-form.tsx'));

/** A form as whoever fills it in sees it, in the reader's language: it can be filled in and checked here, and is sent nowhere. */
export function FormPreview({ content }: { content: FormContent }) {
  const t = useFormWords();
  const { locale } = useWorkplace();
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const [problems, setProblems] = useState<readonly string[]>();
  const [answers, setAnswers] = useState<FormValues>({});
  const { schema, uiSchema } = useMemo(() => {
    const words = content.texts[locale] ?? {};
    return {
      schema: translated(content.schema, words),
      uiSchema: translated(content.uiSchema, words),
    };
  }, [content, locale]);
  const isForm = isFormSchema(schema) && isFormLayout(uiSchema);
  const permissions = useMemo(() => allOpen(schema), [schema]);
  return (
    <>
      <Space style={{ marginBottom: 16 }} wrap>
        <Segmented<'desktop' | 'phone'>
          value={width}
          options={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={setWidth}
        />
        <Button onClick={() => setProblems(answersCheck(schema, answers, locale))}>{t('check')}</Button>
      </Space>
      {problems ? (
        <Alert
          style={{ marginBottom: 16 }}
          type={problems.length > 0 ? 'warning' : 'success'}
          message={problems.length > 0 ? t('wrong', { count: problems.length }) : t('right')}
          description={problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        />
      ) : null}
      <div className={`form-preview form-preview-${width}`}>
        <Suspense fallback={<Skeleton active title={false} />}>
          {isForm ? (
            <SchemaForm
              key={JSON.stringify([schema, uiSchema])}
              {...{ schema, uiSchema, permissions }}
              values={answers}
              formRef={null}
              onChange={(edited) => {
                setAnswers(edited);
                setProblems(undefined);
              }}
            />
          ) : null}
        </Suspense>
      </div>
    </>
  );
}

const allOpen = ({ properties }: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(properties ?? {}).map((name) => [name, { access: 'edit' as const }]));
