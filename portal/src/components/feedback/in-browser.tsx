import type { ComponentProps, ReactNode } from 'react';

import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { Hydrated } from './hydrated.tsx';
import { Notice } from './notice.tsx';

interface InBrowserProps {
  /** Of the texts that it takes along. */
  families: ComponentProps<typeof PortalTexts>['families'];
  /** Says that this takes scripts, where there are none. */
  noScript: string;
  /** Stands here until the scripts are there. */
  loading: string;
  /** Room that it will take at least. */
  reserve?: string;
  children: ReactNode;
}

/** A part of a page that works in the browser, with the texts that it takes along. */
export function InBrowser({ families, noScript, loading, reserve, children }: InBrowserProps) {
  return (
    <>
      <noscript>
        <Notice tone="warn">{noScript}</Notice>
      </noscript>
      <PortalTexts families={families}>
        <Hydrated label={loading} {...(reserve ? { reserve } : {})}>
          {children}
        </Hydrated>
      </PortalTexts>
    </>
  );
}
