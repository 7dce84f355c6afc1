import { Alert, Drawer, List, Skeleton } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';

import { useFreshRead } from '../../../kit/entity/use-fresh-read.ts';
import { NotRead } from '../../../kit/page/not-read.tsx';
import { StateTag } from '../../../kit/values/state-tag.tsx';
import { useFormCalls } from './form-calls.ts';
import { formDifferences } from './form-differences.ts';
import type { FormDifference } from './form-differences.ts';
import { useFormWords } from './use-form-words.ts';

interface VersionCompareProps {
  formId: string;
  version: { id: string; version: number };
  onClose: () => void;
}

/** What the draft of a form asks otherwise than one of its versions. */
export function VersionCompare({ formId, version, onClose }: VersionCompareProps) {
  const t = useFormWords();
  const calls = useFormCalls();
  const { data, error } = useFreshRead(['form-compare', version.id], () =>
    Promise.all([calls.version(version.id), calls.design(formId)]),
  );
  const title = t('compareOf', { version: version.version });
  return (
    <Drawer open title={title} width="min(640px, 100vw)" onClose={onClose}>
      {error ? <NotRead /> : null}
      {data ? <Differences before={data[0]} after={data[1]} /> : error ? null : <Skeleton active />}
    </Drawer>
  );
}

const tones = { added: 'good', removed: 'bad', changed: 'attention' } as const;

function Differences({ before, after }: { before: FormContent; after: FormContent }) {
  const t = useFormWords();
  const found = formDifferences(before, after);
  if (found.length === 0) return <Alert type="info" showIcon message={t('same')} />;
  const nameOf = ({ what, title, path }: FormDifference) =>
    what === 'field' ? t('fieldAt', { title, path }) : t(`whole.${what}`);
  return (
    <List<FormDifference>
      size="small"
      dataSource={found}
      rowKey={({ what, path }) => `${what}:${path}`}
      renderItem={(one) => (
        <List.Item extra={<StateTag tone={tones[one.kind]} text={t(`kinds.${one.kind}`)} />}>
          {nameOf(one)}
        </List.Item>
      )}
    />
  );
}
