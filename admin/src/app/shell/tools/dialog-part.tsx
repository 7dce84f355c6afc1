import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Modal } from 'antd';

import { FailureBoundary } from '../../errors/failure-boundary.tsx';

interface DialogPartProps {
  dialog: ComponentType<{ onClose: () => void }>;
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog whose code comes when it first opens, and a dialog that says so where it does not come. */
export function DialogPart({ dialog: Dialog, isOpen, onClose }: DialogPartProps) {
  if (!isOpen) return null;
  const around = (notice: React.ReactNode) => (
    <Modal open footer={null} onCancel={onClose}>
      {notice}
    </Modal>
  );
  return (
    <FailureBoundary around={around}>
      <Suspense fallback={null}>
        <Dialog onClose={onClose} />
      </Suspense>
    </FailureBoundary>
  );
}
