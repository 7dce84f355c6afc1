import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useSendingKey } from './use-sending-key.ts';

it('what is sent again has the key it had, and anything else another', () => {
  const { result, rerender } = renderHook(useSendingKey);
  const first = result.current({ phones: '1' });
  rerender();
  expect(result.current({ phones: '1' })).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  const other = result.current({ phones: '2' });
  expect(other).not.toBe(first);
  expect(renderHook(useSendingKey).result.current({ phones: '2' })).not.toBe(other);
});
