import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { LazyDialog } from '../../../components/dialog/lazy-dialog.tsx';
import type { UploadQueue } from '../materials/upload-queue.ts';
import { LinkCode } from './link-code.tsx';

interface PhoneCodeProps {
  applicationId: string;
  material: MaterialView;
  queue: UploadQueue;
}

/** Offers to photograph a paper with a phone; not on a phone itself, whose camera the file chooser opens. */
export function PhoneCode({ applicationId, material, queue }: PhoneCodeProps) {
  const t = useTranslations('declaration.phone');
  // Counted, so that each code asked for is a new one.
  const [asked, setAsked] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setAsked(asked + 1);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" className="mt-4 max-md:hidden" onClick={open}>
        {t('open')}
        <span className="sr-only"> {material.name}</span>
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={close}
        title={t('title')}
        closeLabel={t('close')}
        actions={
          <Button look="secondary" onClick={close}>
            {t('close')}
          </Button>
        }
      >
        <p>{t.rich('about', { material: () => <strong lang="zh-CN">{material.name}</strong> })}</p>
        <LinkCode
          key={asked}
          asked={{ applicationId, materialId: material.id }}
          onFile={(file) => queue.came(file)}
          onAnother={() => setAsked(asked + 1)}
        />
      </LazyDialog>
    </>
  );
}
