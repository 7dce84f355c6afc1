import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { DialogPart } from '../dialog-part.tsx';
import { ToolButton } from '../tool-button.tsx';

/** What a tool shows, and the dialog that it opens. */
export interface DialogToolProps {
  icon: ReactNode;
  label: string;
  badge?: string;
  dialog: ComponentType<{ onClose: () => void }>;
}

/** A tool that opens a dialog. */
export function DialogTool({ dialog, ...button }: DialogToolProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton {...button} onClick={() => setIsOpen(true)} />
      <DialogPart dialog={dialog} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
