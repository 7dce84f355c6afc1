import { useState } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { Select, Space, Typography } from 'antd';
import useSWR from 'swr';

import type { AttachedFile } from '@policy/shared/contract/kit/shapes.ts';
import { fileLimitsOf } from '@policy/shared/forms/fields/file-fields.ts';
import { isStructure } from '@policy/shared/forms/form-rule.ts';

import { AttachmentsInput } from '../../kit/inputs/attachments-input.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { AnswerFiles } from './answer-files.tsx';
import { FormOfProcess } from './file-link.ts';
import { useFormWords } from './use-form-words.ts';

type Asked = WidgetProps<Record<string, unknown>>;

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

const namesIn = (names: unknown): Record<string, string> =>
  isStructure(names) ? Object.fromEntries(Object.entries(names).map(([id, name]) => [id, String(name)])) : {};

/** Takes files as an answer; what it takes is said beside it. */
export const FilesWidget = (props: Asked) => <UploadsWidget {...props} />;

/** Takes pictures as an answer, each in sight as soon as it is there. */
export const ImagesWidget = (props: Asked) => <UploadsWidget {...props} arePictures />;

function UploadsWidget({ arePictures = false, ...props }: Asked & { arePictures?: boolean }) {
  const { id, schema, options, readonly, disabled, onChange } = props;
  const t = useFormWords();
  const ids = idsIn(props.value);
  const [uploaded, setUploaded] = useState<Record<string, AttachedFile>>({});
  const told = namesIn(options['names']);
  const open = ids.filter((one) => !told[one] && !uploaded[one]);
  const names = { ...useOwnNames(open), ...told };
  const { accept, maxSizeMb } = fileLimitsOf({ ...schema }) ?? { accept: [], maxSizeMb: 0 };
  const most = schema.maxItems ?? 1;
  if (readonly || disabled) return <AnswerFiles {...{ ids, names, arePictures }} />;
  const asFile = (attachId: string): AttachedFile =>
    uploaded[attachId] ?? { attachId, name: names[attachId] ?? attachId, ext: '', sizeKb: 0 };
  return (
    <>
      <AttachmentsInput
        id={id}
        purpose="formAnswer"
        most={most}
        accept={accept}
        value={ids.map(asFile)}
        onChange={(files) => {
          const known = files.flatMap((file) => (file.attachId ? [[file.attachId, file] as const] : []));
          setUploaded((before) => ({ ...before, ...Object.fromEntries(known) }));
          onChange(known.length > 0 ? known.map(([attachId]) => attachId) : undefined);
        }}
      />
      {arePictures ? <Pictures {...{ ids, uploaded }} names={names} /> : null}
      <Typography.Text type="secondary">
        {t('filesTaken', { accept: accept.join(', '), size: maxSizeMb, count: most })}
      </Typography.Text>
    </>
  );
}

interface PicturesProps {
  ids: readonly string[];
  names: Readonly<Record<string, string>>;
  uploaded: Readonly<Record<string, AttachedFile>>;
}

/** The pictures among an answer: those that were there, and those that were just uploaded, which no process holds yet. */
function Pictures({ ids, names, uploaded }: PicturesProps) {
  const [fresh, held] = [ids.filter((id) => uploaded[id]), ids.filter((id) => !uploaded[id])];
  const ownNames = Object.fromEntries(fresh.map((id) => [id, uploaded[id]?.name ?? id]));
  return (
    <div>
      <AnswerFiles arePictures ids={held} names={names} />
      <FormOfProcess value={null}>
        <AnswerFiles arePictures ids={fresh} names={ownNames} />
      </FormOfProcess>
    </div>
  );
}

/** What the reader's own files are called, that a form which he goes on with does not tell. */
function useOwnNames(ids: readonly string[]): Record<string, string> {
  const { http } = useWorkplace();
  const { data } = useSWR(ids.length > 0 ? ['answer-files', ...ids] : null, async () =>
    Object.fromEntries(
      await Promise.all(
        ids.map(async (attachId) => {
          const asked = http.get<{ originalName: string }>('blade-resource/oss/endpoint/put-file-attach', {
            attachId,
          });
          // One that is gone has no name; handing in says so.
          return [attachId, await asked.then(({ originalName }) => originalName).catch(() => '—')] as const;
        }),
      ),
    ),
  );
  return data ?? {};
}

interface Level {
  options: { code: string; name: string }[];
  chosen: string | null;
}

const levelNames = ['province', 'city', 'district'] as const;

/** A region, chosen from one level after the other; each is asked for when the one above it is chosen. */
export function RegionWidget({ id, label, value, options, readonly, disabled, onChange, onBlur }: Asked) {
  const t = useFormWords();
  const { http } = useWorkplace();
  const code = typeof value === 'string' ? value : '';
  const isOpen = !readonly && !disabled;
  const { data = [] } = useSWR(
    isOpen ? ['region-levels', code] : null,
    () => http.get<Level[]>('blade-system/region/levels', code ? { code } : {}),
    { keepPreviousData: true },
  );
  if (!isOpen) return <span id={id}>{namesIn(options['names'])[code] ?? code}</span>;
  return (
    <Space wrap>
      {data.map((level, depth) => {
        const name = levelNames[depth] ?? 'district';
        return (
          <Select
            key={name}
            showSearch
            allowClear
            {...(depth === 0 && { id })}
            aria-label={`${label} · ${t(name)}`}
            className="schema-region"
            placeholder={t(name)}
            optionFilterProp="label"
            value={level.chosen}
            options={level.options.map((one) => ({ value: one.code, label: one.name }))}
            // Taking a level back leaves the one above it.
            onChange={(chosen: string | undefined) =>
              onChange(chosen ?? data[depth - 1]?.chosen ?? undefined)
            }
            onBlur={() => onBlur(id, value)}
          />
        );
      })}
    </Space>
  );
}
