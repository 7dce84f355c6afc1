'use client';

import { lazy, Suspense, useId, useState } from 'react';

import { CopyButton } from './copy-button.tsx';
import { ScriptButton } from './script-button.tsx';

const QrCode = lazy(() => import('./qr-code.tsx'));

interface ShareLinkProps {
  /** The public address of the page. */
  url: string;
  texts: Record<'copy' | 'copied' | 'code' | 'codeTitle', string>;
}

/** The address of a page to be taken along: copied, or as a code for a phone's camera, which is loaded once somebody asks for it. */
export function ShareLink({ url, texts }: ShareLinkProps) {
  const [isShown, setShown] = useState(false);
  const codeId = useId();
  return (
    <>
      <CopyButton text={url} label={texts.copy} copiedLabel={texts.copied} />
      <ScriptButton
        look="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={codeId}
        onClick={() => setShown(!isShown)}
      >
        {texts.code}
      </ScriptButton>
      <span id={codeId} hidden={!isShown} className="basis-full ps-3 print:hidden">
        {isShown ? (
          <Suspense fallback={null}>
            <span className="inline-block rounded-md border border-line bg-white p-1">
              <QrCode title={texts.codeTitle} value={url} />
            </span>
          </Suspense>
        ) : null}
      </span>
    </>
  );
}
