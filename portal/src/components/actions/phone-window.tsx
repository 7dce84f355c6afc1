'use client';

import { ScriptButton } from './script-button.tsx';

/** Opens the page once more, as narrow as a phone; of use on a wide screen only. */
export function PhoneWindow({ label }: { label: string }) {
  const open = () => window.open(window.location.href, '_blank', 'noopener,width=390,height=844');
  return (
    <ScriptButton look="secondary" size="small" className="ms-auto max-md:hidden" onClick={open}>
      {label}
    </ScriptButton>
  );
}
