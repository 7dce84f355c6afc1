import { InboxOutlined } from '@ant-design/icons';
import { Modal, Upload } from 'antd';
import type { UploadProps } from 'antd';

import { putFile } from '@policy/shared/client/put-file.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useResourceWords } from './words/use-resource-words.ts';

const accepted = '.pdf,.ofd,.jpg,.jpeg,.png,.xlsx,.docx';

/** Takes files in one after the other; the frame tells why one was refused. */
export function UploadDialog({ onStored, onClose }: { onStored: () => void; onClose: () => void }) {
  const t = useResourceWords();
  const { http } = useWorkplace();
  const customRequest: UploadProps['customRequest'] = ({ file, onSuccess, onError, onProgress }) => {
    if (typeof file === 'string') return;
    putFile(http, { file, purpose: 'content' }, (done) => onProgress?.({ percent: done * 100 }))
      .then((stored) => {
        onSuccess?.(stored);
        onStored();
      })
      .catch((failure: unknown) => onError?.(failure instanceof Error ? failure : new Error('upload')));
  };
  return (
    <Modal open title={t('uploadTitle')} footer={null} onCancel={onClose}>
      <Upload.Dragger multiple accept={accepted} customRequest={customRequest}>
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p>{t('drop')}</p>
        <p className="ant-upload-hint">{t('dropHint')}</p>
      </Upload.Dragger>
    </Modal>
  );
}
