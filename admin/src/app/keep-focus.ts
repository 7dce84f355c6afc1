// Dialogs upon dialogs go no deeper than this.
const mostPlaces = 20;

const hasNone = () => document.activeElement === document.body;
/** What is switched off takes no focus, and one that it had is lost. */
const isThere = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');

/**
 * Brings the focus back to where the reader was before, when what he was at is taken away: a dialog that closed, a row
 * that was deleted. Otherwise whoever works by keyboard would begin again at the top of the page. Returns the function that stops it.
 */
export function keepFocus(): () => void {
  let places: HTMLElement[] = [];
  let isKeyDown = false;
  let isPutDown = false;
  const came = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    isPutDown = false;
    places = [...places.filter((place) => place !== target), target].slice(-mostPlaces);
  };
  const left = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    // What was taken away is gone by the next turn; what still stands there was left on purpose, as by a press on empty ground.
    setTimeout(() => {
      isPutDown = hasNone() && isThere(target);
    });
  };
  const goBack = () => {
    const last = places.at(-1);
    // The key that closed a dialog is still down, and would press whatever gets the focus now.
    if (isKeyDown || isPutDown || !hasNone() || !last || isThere(last)) return;
    places = places.filter(isThere);
    const back = places.at(-1) ?? document.getElementById('page');
    back?.focus({ preventScroll: true });
  };
  const pressed = () => {
    isKeyDown = true;
  };
  const forgotten = () => {
    isKeyDown = false;
  };
  const released = () => {
    isKeyDown = false;
    goBack();
  };
  const watch = new MutationObserver(goBack);
  watch.observe(document.body, { childList: true, subtree: true });
  const heard = new AbortController();
  document.addEventListener('focusin', came, { signal: heard.signal });
  document.addEventListener('focusout', left, { signal: heard.signal });
  // A key that led to another window is released there, and this window never hears of it.
  window.addEventListener('blur', forgotten, { signal: heard.signal });
  document.addEventListener('keydown', pressed, { capture: true, signal: heard.signal });
  document.addEventListener('keyup', released, { capture: true, signal: heard.signal });
  return () => {
    watch.disconnect();
    heard.abort();
  };
}
