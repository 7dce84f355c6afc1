import { useState } from 'react';
import { Typography } from 'antd';

import type { AttachedFile } from '@policy/shared/contract/kit/shapes.ts';

import { AttachmentsInput } from '../../kit/inputs/attachments-input.tsx';
import { useFormWords } from './use-form-words.ts';
import { useOwnFileNames } from './use-own-file-names.ts';

interface FilesInputProps {
  id?: string | undefined;
  ids: readonly string[];
  /** What those that are there already are called; the names of the reader's own are asked for. */
  told?: Readonly<Record<string, string>>;
  limits: { accept: readonly string[]; maxSizeMb: number; most: number };
  /** Told the ids that are left, or nothing where none is. */
  onChange: (ids: string[] | undefined) => void;
}

/** Takes files that somebody answers with; what is taken is said beside it. */
export function FilesInput({ id, ids, told = {}, limits, onChange }: FilesInputProps) {
  const t = useFormWords();
  const { accept, maxSizeMb, most } = limits;
  const [uploaded, setUploaded] = useState<Record<string, AttachedFile>>({});
  const open = ids.filter((one) => !told[one] && !uploaded[one]);
  const names = { ...useOwnFileNames(open), ...told };
  const asFile = (attachId: string): AttachedFile =>
    uploaded[attachId] ?? { attachId, name: names[attachId] ?? attachId, ext: '', sizeKb: 0 };
  return (
    <>
      <AttachmentsInput
        id={id}
        purpose="formAnswer"
        {...{ most, accept }}
        value={ids.map(asFile)}
        onChange={(files) => {
          const known = files.flatMap((file) => (file.attachId ? [[file.attachId, file] as const] : []));
          setUploaded((before) => ({ ...before, ...Object.fromEntries(known) }));
          onChange(known.length > 0 ? known.map(([attachId]) => attachId) : undefined);
        }}
      />
      <Typography.Text type="secondary">
        {t('filesTaken', { accept: accept.join(', '), size: maxSizeMb, count: most })}
      </Typography.Text>
    </>
  );
}
