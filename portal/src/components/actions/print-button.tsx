'use client';

import { ScriptButton } from './script-button.tsx';

/** Opens the browser's print dialogue; shown only where scripts run. */
export function PrintButton({ label }: { label: string }) {
  return (
    <ScriptButton look="quiet" size="small" icon="print" onClick={() => window.print()}>
      {label}
    </ScriptButton>
  );
}
