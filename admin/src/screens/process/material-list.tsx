import { Empty, Input, List, Radio, Space, Tag } from 'antd';
import { useTranslations } from 'use-intl';

import { siteHref } from '../../kit/page/base-path.ts';
import type { Material, MaterialFile } from './task-shapes.ts';

/** The handler's judgement of files, by the file's id. */
export type Marks = Record<string, { mark: 'passed' | 'supplement'; comment: string }>;

interface MaterialListProps {
  materials: readonly Material[];
  marks: Marks;
  /** Present where the reader may judge. */
  onMark?: (marks: Marks) => void;
}

/** The materials handed in, each file with its mark: accepted, or to be mended and how. */
export function MaterialList({ materials, marks, onMark }: MaterialListProps) {
  const t = useTranslations('process');
  return (
    <List
      locale={{ emptyText: <Empty description={t('noMaterials')} /> }}
      dataSource={[...materials]}
      renderItem={({ materialId, name, isRequired, files }) => (
        <List.Item key={materialId}>
          <Space direction="vertical" className="kit-wide">
            <Space>
              <strong>{name}</strong>
              <Tag>{t(isRequired ? 'required' : 'optional')}</Tag>
            </Space>
            {files.length === 0 ? t('noFiles') : null}
            {files.map((file) => (
              <FileRow key={file.id} {...{ file, marks }} {...(onMark && { onMark })} />
            ))}
          </Space>
        </List.Item>
      )}
    />
  );
}

interface FileRowProps extends Omit<MaterialListProps, 'materials'> {
  file: MaterialFile;
}

type Given = Marks[string] | undefined;

const givenTo = (file: MaterialFile, marks: Marks): Given =>
  marks[file.id] ?? (file.mark ? { mark: file.mark, comment: file.markComment ?? '' } : undefined);

function FileRow({ file, marks, onMark }: FileRowProps) {
  const given = givenTo(file, marks);
  const set = (mark: 'passed' | 'supplement', comment: string) =>
    onMark?.({ ...marks, [file.id]: { mark, comment } });
  return (
    <Space wrap>
      {file.link ? (
        <a href={siteHref(file.link)} target="_blank" rel="noreferrer">
          {file.name}
        </a>
      ) : (
        file.name
      )}
      {onMark ? <MarkInput name={file.name} given={given} onSet={set} /> : <MarkShown given={given} />}
    </Space>
  );
}

function MarkShown({ given }: { given: Given }) {
  const t = useTranslations('process');
  if (!given) return null;
  return (
    <>
      <Tag color={given.mark === 'passed' ? 'success' : 'warning'}>{t(given.mark)}</Tag>
      {given.comment}
    </>
  );
}

interface MarkInputProps {
  name: string;
  given: Given;
  onSet: (mark: 'passed' | 'supplement', comment: string) => void;
}

function MarkInput({ name, given, onSet }: MarkInputProps) {
  const t = useTranslations('process');
  const options = (['passed', 'supplement'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Radio.Group
        optionType="button"
        size="small"
        aria-label={name}
        options={options}
        value={given?.mark}
        onChange={({ target }) =>
          onSet(target.value === 'passed' ? 'passed' : 'supplement', given?.comment ?? '')
        }
      />
      {given?.mark === 'supplement' ? (
        <Input
          aria-label={`${t('markComment')} ${name}`}
          placeholder={t('markComment')}
          maxLength={500}
          value={given.comment}
          onChange={(event) => onSet('supplement', event.target.value)}
        />
      ) : null}
    </>
  );
}
