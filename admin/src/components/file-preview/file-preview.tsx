import { Alert, Modal, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';

import { siteHref } from '../../kit/page/base-path.ts';
import { useFileBody, useShowing } from './file-body.ts';
import './file-preview.css';

interface FilePreviewProps {
  /** Its name, and a fresh link; without one nothing is read yet. */
  file: { name: string; link?: string | null | undefined };
  onClose: () => void;
}

/** A pdf or a picture shown in a dialog: the server hands it out to be kept only, so that it is shown from this page's memory. */
export function FilePreview({ file: { name, link }, onClose }: FilePreviewProps) {
  const t = useTranslations('filePreview');
  const { data, error } = useFileBody(name, link);
  const address = siteHref(link ?? '');
  return (
    <Modal
      open
      title={name}
      width="min(1000px, 96vw)"
      className="file-preview"
      footer={
        <a href={address} target="_blank" rel="noreferrer">
          {t('download')}
        </a>
      }
      onCancel={onClose}
    >
      {error ? <Alert type="warning" message={t('previewFailed')} /> : null}
      {!data && !error ? <Skeleton active title={false} /> : null}
      {data ? <Shown body={data} name={name} /> : null}
    </Modal>
  );
}

function Shown({ body, name }: { body: Blob; name: string }) {
  const t = useTranslations('filePreview');
  const show = useShowing(body);
  if (body.type !== 'application/pdf')
    return (
      // A picture larger than the dialog is scrolled, by keys too.
      <div className="file-preview-picture" role="region" aria-label={name} tabIndex={0}>
        <img ref={show} alt={t('pictureOf', { name })} />
      </div>
    );
  if (!navigator.pdfViewerEnabled) return <Alert type="info" showIcon message={t('noPdfViewer')} />;
  return <iframe className="file-preview-paper" ref={show} title={name} />;
}
