// Dialogs upon dialogs go no deeper than this.
const mostPlaces = 20;

const isThere = (element: HTMLElement) => element.isConnected && element.checkVisibility();

/**
 * Brings the focus back to where the reader was before, when what he was at is taken away: a dialog that closed, a row
 * that was deleted. Otherwise whoever works by keyboard would begin again at the top of the page. The answer stops it.
 */
export function keepFocus(): () => void {
  let places: HTMLElement[] = [];
  let isKeyDown = false;
  const came = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    places = [...places.filter((place) => place !== target), target].slice(-mostPlaces);
  };
  const goBack = () => {
    const last = places.at(-1);
    // The key that closed a dialog would press what gets the focus while it is down.
    if (isKeyDown || document.activeElement !== document.body || !last || isThere(last)) return;
    places = places.filter(isThere);
    const back = places.at(-1) ?? document.getElementById('page');
    back?.focus({ preventScroll: true });
  };
  const pressed = () => {
    isKeyDown = true;
  };
  const released = () => {
    isKeyDown = false;
    goBack();
  };
  const watch = new MutationObserver(goBack);
  watch.observe(document.body, { childList: true, subtree: true });
  const heard = new AbortController();
  document.addEventListener('focusin', came, { signal: heard.signal });
  document.addEventListener('keydown', pressed, { capture: true, signal: heard.signal });
  document.addEventListener('keyup', released, { capture: true, signal: heard.signal });
  return () => {
    watch.disconnect();
    heard.abort();
  };
}
