'use client';

import { Dialog as Headless, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
}

/** A question that must be answered before going on: keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: DialogProps) {
  return (
    <Headless open={open} onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-wave-900/60" />
      <div className="fixed inset-0 flex w-screen items-end justify-center overflow-y-auto p-4 sm:items-center">
        <DialogPanel className="w-full max-w-dialog rounded-lg bg-paper p-6 shadow-float forced-colors:border">
          <div className="flex items-start justify-between gap-4">
            <DialogTitle className="text-xl">{title}</DialogTitle>
            <button
              type="button"
              onClick={onClose}
              className="-m-2 inline-flex size-11 items-center justify-center rounded-md hover:bg-mist-100"
            >
              <Icon name="close" />
              <span className="sr-only">{closeLabel}</span>
            </button>
          </div>
          <div className="mt-3 text-ink-soft">{children}</div>
          {actions ? <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div> : null}
        </DialogPanel>
      </div>
    </Headless>
  );
}
