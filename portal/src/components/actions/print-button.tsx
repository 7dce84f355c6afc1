'use client';

import { Button } from './button.tsx';

/** Opens the browser's print dialogue; shown only where scripts run. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button look="quiet" size="small" icon="print" className="script-only" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
