import type { WidgetProps } from '@rjsf/utils';
import { Select, Space } from 'antd';
import useSWR from 'swr';

import { fileLimitsOf } from '@policy/shared/forms/fields/file-fields.ts';
import { isStructure } from '@policy/shared/forms/form-rule.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { AnswerFiles } from './answer-files.tsx';
import { FilesInput } from './files-input.tsx';
import { useFormWords } from './use-form-words.ts';
import { useOwnFileNames } from './use-own-file-names.ts';

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
  const told = namesIn(options['names']);
  const ids = idsIn(props.value);
  const isShown = readonly === true || disabled === true;
  const own = useOwnFileNames(isShown ? ids.filter((one) => !told[one]) : []);
  if (isShown) return <AnswerFiles ids={ids} names={{ ...own, ...told }} arePictures={arePictures} />;
  const { accept, maxSizeMb } = fileLimitsOf({ ...schema }) ?? { accept: [], maxSizeMb: 0 };
  const limits = { accept, maxSizeMb, most: schema.maxItems ?? 1 };
  return <FilesInput {...{ id, ids, told, limits, arePictures, onChange }} />;
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
