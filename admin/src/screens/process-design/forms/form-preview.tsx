import type { RJSFSchema } from '@rjsf/utils';
import { Suspense, useMemo, useState } from 'react';
import { Alert, Button, Segmented, Skeleton, Space, Typography } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { translated } from '@policy/shared/forms/translated.ts';

import { isFormLayout, isFormSchema } from '../../../components/schema-form/form-schema.ts';
import type { FormValues } from '../../../kit/entity/fields.ts';
import { SchemaView } from '../../../components/schema-form/schema-view.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { answersCheck } from './answers-check.ts';
import { useFormWords } from './use-form-words.ts';
import './form-preview.css';

const views = ['desktop', 'phone', 'print'] as const;
type View = (typeof views)[number];

const SchemaForm = lazyPart(() => import('../../../components/schema-form/schema-form.tsx'));

/** A form as whoever fills it in sees it, in the reader's language: it can be filled in and checked here, and is sent nowhere. */
export function FormPreview({ content }: { content: FormContent }) {
  const t = useFormWords();
  const { locale } = useWorkplace();
  const [view, setView] = useState<View>('desktop');
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
  return (
    <>
      <Space style={{ marginBottom: 16 }} wrap>
        <Segmented<View>
          value={view}
          options={views.map((value) => ({ value, label: t(value) }))}
          onChange={setView}
        />
        {view === 'print' ? (
          <Button onClick={printPreview}>{t('printNow')}</Button>
        ) : (
          <Button onClick={() => setProblems(answersCheck(schema, answers, locale))}>{t('check')}</Button>
        )}
      </Space>
      {problems && view !== 'print' ? <Judged {...{ problems }} /> : null}
      <section className="form-preview-room" aria-label={t('preview')} tabIndex={0}>
        <div className={`form-preview form-preview-${view}`}>
          {isForm ? (
            <Filled
              key={JSON.stringify([schema, uiSchema])}
              {...{ schema, uiSchema, answers, view }}
              onChange={(edited) => {
                setAnswers(edited);
                setProblems(undefined);
              }}
            />
          ) : null}
        </div>
      </section>
    </>
  );
}

/** What was said about the answers when they were looked at. */
function Judged({ problems }: { problems: readonly string[] }) {
  const t = useFormWords();
  const isRight = problems.length === 0;
  return (
    <Alert
      style={{ marginBottom: 16 }}
      type={isRight ? 'success' : 'warning'}
      message={isRight ? t('right') : t('wrong', { count: problems.length })}
      description={problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    />
  );
}

interface FilledProps extends OnPaperProps {
  view: View;
  onChange: (answers: FormValues) => void;
}

/** The form as it is filled in, or as what was filled in is printed. */
function Filled({ schema, uiSchema, answers, view, onChange }: FilledProps) {
  const permissions = useMemo(() => allOpen(schema), [schema]);
  if (view === 'print') return <OnPaper {...{ schema, uiSchema, answers }} />;
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <SchemaForm {...{ schema, uiSchema, permissions, onChange }} values={answers} formRef={null} />
    </Suspense>
  );
}

interface OnPaperProps {
  schema: RJSFSchema;
  uiSchema: Record<string, unknown>;
  answers: FormValues;
}

/** What was filled in as it is read and printed. */
function OnPaper({ schema, uiSchema, answers }: OnPaperProps) {
  return (
    <div className="schema-form">
      <Typography.Title level={4}>{schema.title}</Typography.Title>
      <SchemaView {...{ schema, uiSchema }} names={Object.keys(schema.properties ?? {})} values={answers} />
    </div>
  );
}

const printing = 'printing-form';

/** Prints the preview alone, without the designer around it. */
function printPreview() {
  document.body.classList.add(printing);
  window.print();
  document.body.classList.remove(printing);
}

const allOpen = ({ properties }: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(properties ?? {}).map((name) => [name, { access: 'edit' as const }]));
