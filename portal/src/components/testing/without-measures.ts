import { vi } from 'vitest';

/** jsdom measures nothing and has no observer to measure with, which dialogs ask for. */
export function withoutMeasures(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
}
