/** Under what it is kept in this tab that a login is being tied to the reader's account, and how that ended. */
const begunKey = 'bindBegun';
const endedKey = 'bindEnded';

/** Notes that the reader goes to a provider to tie a login, and not to sign in: he comes back to the same page for both. */
export function noteBinding(url: string): void {
  window.sessionStorage.setItem(begunKey, new URL(url).searchParams.get('state') ?? '');
}

/** Whether the reader comes back from such a visit; it counts once. */
export function takeBinding(state: string): boolean {
  const begun = window.sessionStorage.getItem(begunKey);
  if (state === '' || begun !== state) return false;
  window.sessionStorage.removeItem(begunKey);
  return true;
}

/** How such a visit ended. */
interface BindingEnd {
  isTied: boolean;
  /** Who vouches now, or why nothing was tied. */
  text: string;
}

/** Keeps how it ended for the page that he began on. */
export function noteBindingEnd({ isTied, text }: BindingEnd): void {
  window.sessionStorage.setItem(endedKey, `${isTied ? '+' : '-'}${text}`);
}

/** How it ended, told once; null where there was no such visit. */
export function takeBindingEnd(): BindingEnd | null {
  const said = window.sessionStorage.getItem(endedKey);
  window.sessionStorage.removeItem(endedKey);
  return said === null ? null : { isTied: said.startsWith('+'), text: said.slice(1) };
}
