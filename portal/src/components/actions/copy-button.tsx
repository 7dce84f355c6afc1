'use client';

import { useState } from 'react';
import { ScriptButton } from './script-button.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
}

/** Copies a text and says that it did; shown only where scripts run. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <>
      <ScriptButton look="quiet" size="small" icon={copied ? 'check' : 'link'} onClick={copy}>
        {copied ? copiedLabel : label}
      </ScriptButton>
      <span role="status" className="sr-only">
        {copied ? copiedLabel : ''}
      </span>
    </>
  );
}
