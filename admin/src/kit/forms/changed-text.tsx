import { Suspense, useState } from 'react';
import { Button, Skeleton } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { lazyPart } from '../page/lazy-part.ts';
import { NotRead } from '../page/not-read.tsx';
import { useWorkplace } from '../page/session-context.tsx';
import type { Entry } from './change-entry.ts';

// Comparing texts is wanted now and then.
const TextDiff = lazyPart(() => import('./text-diff.tsx'));

interface ChangedTextProps {
  entity: Entity;
  id: string;
  changeId: string;
  field: string;
}

/** The way to see what a long text was changed into; it is read when it is wanted. */
export function ChangedText(props: ChangedTextProps) {
  const t = useTranslations('kit');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'hideDifference' : 'showDifference')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<Skeleton active title={false} />}>
          <Difference {...props} />
        </Suspense>
      ) : null}
    </>
  );
}

function Difference({ entity, id, changeId, field }: ChangedTextProps) {
  const { http } = useWorkplace();
  const asked = { entity: entity.name, id, changeId };
  const { data, error } = useSWR<Entry, Error>(
    ['change', changeId],
    () => http.get<Entry>('blade-log/change/detail', asked),
    { shouldRetryOnError: false },
  );
  if (!data) return error ? <NotRead /> : <Skeleton active title={false} />;
  const change = data.changes.find((one) => one.field === field);
  return <TextDiff before={change?.before} after={change?.after} />;
}
