import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** Adds the parts of a browser that jsdom lacks and antd asks for. */
export function completeBrowser(): void {
  // Whether an element is hidden takes jsdom seconds under antd's styles; the browser journeys look at that.
  configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
  const nothing = {
    matches: false,
    media: '',
    addListener: () => undefined,
    removeListener: () => undefined,
  };
  vi.stubGlobal('matchMedia', () => nothing);
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
}
