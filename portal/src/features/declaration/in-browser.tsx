import type { ReactNode } from 'react';

import { Hydrated } from '../../components/feedback/hydrated.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';

interface InBrowserProps {
  /** Says that this takes scripts, where there are none. */
  noScript: string;
  /** Stands here until the scripts are there. */
  loading: string;
  children: ReactNode;
}

/** The part of a step that works in the browser, with the texts that it takes along. */
export function InBrowser({ noScript, loading, children }: InBrowserProps) {
  return (
    <>
      <noscript>
        <Notice tone="warn">{noScript}</Notice>
      </noscript>
      <PortalTexts families={['declaration']}>
        <Hydrated label={loading}>{children}</Hydrated>
      </PortalTexts>
    </>
  );
}
