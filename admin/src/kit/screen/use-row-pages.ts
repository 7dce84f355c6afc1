import { useNavigate } from 'react-router';

import type { Dialog } from '../forms/entity-dialog.tsx';

/** Where the rows of a list are written: on pages below its address, or else, without one, in a dialog over it. */
export function useRowPages(address: string | undefined, open: (dialog: Dialog) => void) {
  const navigate = useNavigate();
  const page = (at: string) => void navigate(`${address ?? ''}/${at}`);
  return address === undefined
    ? { page: undefined, add: () => open({ kind: 'form' }) }
    : { page, add: () => page('new') };
}
