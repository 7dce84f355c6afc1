'use client';

import { useState, type ReactNode } from 'react';

import { ScriptButton } from '../../components/actions/script-button.tsx';

interface FlowDisclosureProps {
  texts: Record<'show' | 'hide', string>;
  children: ReactNode;
}

/** A button that shows the whole flow chart and loads its viewer only then. */
export function FlowDisclosure({ texts, children }: FlowDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScriptButton look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hide : texts.show}
      </ScriptButton>
      {isOpen ? <div className="mt-6">{children}</div> : null}
    </>
  );
}
