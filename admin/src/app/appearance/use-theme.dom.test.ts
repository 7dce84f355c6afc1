import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useTheme } from './use-theme.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A system whose wish for less motion may change. */
function systemThatMoves() {
  const system = { matches: false, changed: () => undefined as unknown };
  const addEventListener = (_: string, changed: () => unknown) => (system.changed = changed);
  const matchMedia = () => ({ ...system, addEventListener, removeEventListener: () => undefined });
  vi.stubGlobal('matchMedia', matchMedia);
  return system;
}

it('stands still from the moment that the reader asks for less motion', () => {
  const system = systemThatMoves();
  const { result } = renderHook(useTheme);
  expect(result.current.token?.motion).toBe(true);
  system.matches = true;
  act(() => void system.changed());
  expect(result.current.token?.motion).toBe(false);
});
