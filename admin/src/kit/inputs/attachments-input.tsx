import { UploadOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import type { UploadFile, UploadProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';

import { putFile } from '@policy/shared/client/put-file.ts';
import type { StoredFile } from '@policy/shared/client/put-file.ts';
import type { AttachedFile } from '@policy/shared/contract/kit/shapes.ts';

import { useWorkplace } from '../page/session-context.tsx';

interface AttachmentsInputProps {
  id?: string | undefined;
  value?: readonly AttachedFile[] | null;
  onChange?: ((files: AttachedFile[]) => void) | undefined;
  /** What the files are for; without one they are content. */
  purpose?: Purpose;
  /** How many there may be. */
  most?: number;
  /** Endings of the names that are offered to be picked; what is taken the server says. */
  accept?: readonly string[];
  /** What is pressed; a button that says so where nothing is given. */
  trigger?: ReactElement;
  /** Told whether a file is still on its way. */
  onBusy?: (isBusy: boolean) => void;
}

type Purpose = Parameters<typeof putFile>[1]['purpose'];

const bytesPerKb = 1024;
/** What a row keeps of files. */
const mostFiles = 30;
const extensionOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';

const kept = (
  { attachId, originalName: name, link }: StoredFile,
  { size = 0 }: UploadFile,
): AttachedFile => ({
  ...{ attachId, name, ext: extensionOf(name), sizeKb: Math.ceil(size / bytesPerKb), url: link },
});

const shown = (file: AttachedFile): UploadFile<StoredFile> => ({
  uid: file.attachId ?? file.name,
  name: file.name,
  status: 'done',
  ...(file.url && { url: file.url }),
});

/** Files of a row: each is stored as soon as it is picked, and the row keeps its id and name. */
export function AttachmentsInput(props: AttachmentsInputProps) {
  const { id, value, onChange, purpose, most = mostFiles, accept, trigger, onBusy } = props;
  const t = useTranslations('kit');
  const { http } = useWorkplace();
  const [pending, setPending] = useState<UploadFile<StoredFile>[]>([]);
  const files = value ?? [];
  // Several may be on their way at once: each is added to what is there when it has come.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  const change = (next: AttachedFile[]) => {
    latest.current = next;
    onChange?.(next);
  };
  const underway = useRef(new Map<string, AbortController>());
  const customRequest: UploadProps<StoredFile>['customRequest'] = ({
    file,
    onSuccess,
    onError,
    onProgress,
  }) => {
    if (typeof file === 'string' || !('uid' in file)) return;
    const sending = new AbortController();
    const { signal } = sending;
    const { uid } = file;
    underway.current.set(uid, sending);
    const about = { file, signal, ...(purpose && { purpose }) };
    putFile(http, about, (done) => onProgress?.({ percent: done * 100 }))
      .then((stored) => {
        // It may have come whole before it was taken back.
        if (!signal.aborted) onSuccess?.(stored);
      })
      .catch((failure: unknown) => {
        if (!signal.aborted) onError?.(failure instanceof Error ? failure : new Error('upload'));
      })
      .finally(() => underway.current.delete(uid));
  };
  return (
    <Upload<StoredFile>
      {...(id && { id })}
      {...(accept && { accept: accept.map((type) => `.${type}`).join(',') })}
      fileList={[...files.map(shown), ...pending]}
      customRequest={customRequest}
      onChange={({ file, fileList }) => {
        // At once with being busy no more: nothing is sent without a file that has come.
        if (file.status === 'done' && file.response) change([...latest.current, kept(file.response, file)]);
        const unfinished = fileList.filter(({ originFileObj, status }) => originFileObj && status !== 'done');
        setPending(unfinished);
        onBusy?.(unfinished.some(({ status }) => status === 'uploading'));
      }}
      onRemove={({ uid }) => {
        underway.current.get(uid)?.abort();
        change(files.filter((file) => (file.attachId ?? file.name) !== uid));
      }}
    >
      {files.length < most ? (trigger ?? <Button icon={<UploadOutlined />}>{t('upload')}</Button>) : null}
    </Upload>
  );
}
