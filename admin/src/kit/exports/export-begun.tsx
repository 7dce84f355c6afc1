import { Button, Modal, Result } from 'antd';
import { Link } from 'react-router';

import { exportsPage } from '@policy/shared/contract/desk/exports.ts';
import { useExportWords } from './use-export-words.ts';

/** Says that a file is being made behind the reader's back, and where he will find it. */
export function ExportBegunView({ fileName, onClose }: { fileName: string; onClose: () => void }) {
  const t = useExportWords();
  return (
    <Modal
      open
      title={t('begun')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div role="status">
        <Result
          status="success"
          subTitle={t('begunText', { fileName })}
          extra={
            <Link to={exportsPage} onClick={onClose}>
              {t('toCentre')}
            </Link>
          }
        />
      </div>
    </Modal>
  );
}
