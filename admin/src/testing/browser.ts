import { configure } from '@testing-library/react';

/** Adds the parts of a browser that a DOM without a layout lacks and antd asks for; what it answers leaves the page as it was. */
export function completeBrowser(): () => void {
  // Whether an element is hidden takes seconds under antd's styles; the browser journeys look at that.
  configure({ defaultHidden: true });
  // Nor does any of these tests look at a style: working out antd's for every element took most of their time.
  const unstyled = document.createElement('span').style;
  const worked = globalThis.getComputedStyle;
  globalThis.getComputedStyle = () => unstyled;
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const dated = { addListener: () => undefined, removeListener: () => undefined };
  const matchMedia = () => ({ matches: false, media: '', ...listening, ...dated });
  Object.assign(globalThis, { matchMedia });
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  // The next file of this worker would compute every style against them.
  return () => {
    configure({ defaultHidden: false });
    globalThis.getComputedStyle = worked;
    document.head.replaceChildren();
  };
}
