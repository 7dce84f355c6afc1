import { Suspense, useMemo } from 'react';
import { Skeleton } from 'antd';

import type { StartValues } from '@policy/shared/contract/process-design/trial.ts';

import type { FormValues } from '../../../../kit/entity/fields.ts';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { startSchema } from './start-schema.ts';
import { useTrialWords } from './use-trial-words.ts';

const SchemaForm = lazyPart(() => import('../../../../components/schema-form/schema-form.tsx'));

interface StartFieldsProps {
  asked: StartValues;
  /** What has been typed so far. */
  values: FormValues;
  onChange: (typed: FormValues) => void;
}

/** The values that a process asks for at its start, each by an input of its kind. */
export function StartFields({ asked, values, onChange }: StartFieldsProps) {
  const t = useTrialWords();
  const form = useMemo(
    () => startSchema(asked, { yes: t('yes'), no: t('no'), any: t('anyKind') }),
    [asked, t],
  );
  if (Object.keys(form.permissions).length === 0) return null;
  return (
    <section aria-label={t('startValues')}>
      <Suspense fallback={<Skeleton active title={false} />}>
        <SchemaForm {...form} {...{ values, onChange }} formRef={null} />
      </Suspense>
    </section>
  );
}
