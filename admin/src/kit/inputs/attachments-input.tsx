import { UploadOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import type { UploadFile, UploadProps } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { putFile } from '@policy/shared/client/put-file.ts';
import type { AttachedFile } from '@policy/shared/contract/kit/shapes.ts';

import { useWorkplace } from '../page/session-context.tsx';

interface AttachmentsInputProps {
  id?: string | undefined;
  value?: readonly AttachedFile[] | null;
  onChange?: ((files: AttachedFile[]) => void) | undefined;
}

const bytesPerKb = 1024;
const extensionOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';

const shown = (file: AttachedFile): UploadFile => ({
  uid: file.attachId ?? file.name,
  name: file.name,
  status: 'done',
  ...(file.url && { url: file.url }),
});

/** Files of a row: each is stored as soon as it is picked, and the row keeps its id and name. */
export function AttachmentsInput({ id, value, onChange }: AttachmentsInputProps) {
  const t = useTranslations('kit');
  const { http } = useWorkplace();
  const [pending, setPending] = useState<UploadFile[]>([]);
  const files = value ?? [];
  const customRequest: UploadProps['customRequest'] = ({ file, onSuccess, onError, onProgress }) => {
    if (typeof file === 'string') return;
    putFile(http, { file }, (done) => onProgress?.({ percent: done * 100 }))
      .then((stored) => {
        const sizeKb = Math.ceil(file.size / bytesPerKb);
        const name = stored.originalName;
        onSuccess?.(stored);
        onChange?.([
          ...files,
          { attachId: stored.attachId, name, ext: extensionOf(name), sizeKb, url: stored.link },
        ]);
      })
      .catch((failure: unknown) => onError?.(failure instanceof Error ? failure : new Error('upload')));
  };
  return (
    <Upload
      {...(id && { id })}
      fileList={[...files.map(shown), ...pending]}
      customRequest={customRequest}
      onChange={({ fileList }) =>
        setPending(fileList.filter(({ originFileObj, status }) => originFileObj && status !== 'done'))
      }
      onRemove={({ uid }) => onChange?.(files.filter((file) => (file.attachId ?? file.name) !== uid))}
    >
      <Button icon={<UploadOutlined />}>{t('upload')}</Button>
    </Upload>
  );
}
