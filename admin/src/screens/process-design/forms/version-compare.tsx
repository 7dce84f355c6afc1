import { useId, useState } from 'react';
import { Alert, Drawer, Form, List, Select, Skeleton } from 'antd';
import useSWR from 'swr';

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

/** What one version of a form asks otherwise than the draft, or than another of its versions, told from the older to the newer. */
export function VersionCompare({ formId, version, onClose }: VersionCompareProps) {
  const t = useFormWords();
  const calls = useFormCalls();
  const [other, setOther] = useState<string | null>(null);
  const { data, error } = useFreshRead(['form-compare', version.id, other], async () => {
    const [one, second] = await Promise.all([calls.version(version.id), other ? calls.version(other) : null]);
    if (second === null) return [one, await calls.design(formId)] as const;
    return second.version < one.version ? ([second, one] as const) : ([one, second] as const);
  });
  return (
    <Drawer
      open
      title={t('compareOf', { version: version.version })}
      width="min(640px, 100vw)"
      onClose={onClose}
    >
      <OtherVersion {...{ formId, version, other }} onChange={setOther} />
      {error ? <NotRead /> : null}
      {data ? <Differences before={data[0]} after={data[1]} /> : error ? null : <Skeleton active />}
    </Drawer>
  );
}

interface OtherVersionProps extends Omit<VersionCompareProps, 'onClose'> {
  /** The version that it is compared with; null for the draft. */
  other: string | null;
  onChange: (other: string | null) => void;
}

const draft = 'draft';
/** So many of the newest versions are offered. */
const most = 100;

/** With what the version is compared. */
function OtherVersion({ formId, version, other, onChange }: OtherVersionProps) {
  const t = useFormWords();
  const id = useId();
  const calls = useFormCalls();
  const { data } = useSWR(['form-versions', formId], () =>
    calls.versions(formId, { current: 1, size: most }),
  );
  const others = (data?.records ?? []).filter((one) => one.id !== version.id);
  const options = [
    { value: draft, label: t('draft') },
    ...others.map((one) => ({ value: one.id, label: t('versionOf', { version: one.version }) })),
  ];
  return (
    <Form.Item label={t('compareWith')} htmlFor={id}>
      <Select
        id={id}
        value={other ?? draft}
        options={options}
        onChange={(chosen: string) => onChange(chosen === draft ? null : chosen)}
      />
    </Form.Item>
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
