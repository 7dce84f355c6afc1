import { useState } from 'react';
import { Typography } from 'antd';

import type { AttachedFile } from '@policy/shared/contract/kit/shapes.ts';

import { AttachmentsInput } from '../../kit/inputs/attachments-input.tsx';
import { AnswerFiles } from './answer-files.tsx';
import { FormOfProcess } from './file-link.ts';
import { useFormWords } from './use-form-words.ts';
import { useOwnFileNames } from './use-own-file-names.ts';

interface FilesInputProps {
  id?: string | undefined;
  ids: readonly string[];
  /** What those that are there already are called; the names of the reader's own are asked for. */
  told?: Readonly<Record<string, string>>;
  limits: { accept: readonly string[]; maxSizeMb: number; most: number };
  /** Each is in sight as soon as it is there. */
  arePictures?: boolean;
  /** Told the ids that are left, or nothing where none is. */
  onChange: (ids: string[] | undefined) => void;
}

/** Takes files that somebody answers with; what is taken is said beside it. */
export function FilesInput(props: FilesInputProps) {
  const { id, ids, told = {}, limits, arePictures = false, onChange } = props;
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
      {arePictures ? <Pictures {...{ ids, uploaded, names }} /> : null}
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
