'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';

const Loaded = lazy(async () => ({ default: (await import('./deletion-dialog.tsx')).DeletionDialog }));

/** The way to have the reader's own account deleted; what that means is asked for and loaded when he opens it. */
export function OwnDeletion({ hasKey }: { hasKey: boolean }) {
  const t = useTranslations('personal');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {t('deletion.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Loaded hasKey={hasKey} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
