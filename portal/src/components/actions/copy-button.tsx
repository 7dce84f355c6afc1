'use client';

import { useState } from 'react';
import { Button } from './button.tsx';

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
      <Button
        look="quiet"
        size="small"
        icon={copied ? 'check' : 'link'}
        className="script-only"
        onClick={copy}
      >
        {copied ? copiedLabel : label}
      </Button>
      <span role="status" className="sr-only">
        {copied ? copiedLabel : ''}
      </span>
    </>
  );
}
