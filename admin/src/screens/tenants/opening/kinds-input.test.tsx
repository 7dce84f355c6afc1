import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { initialKinds } from '@policy/shared/contract/tenants/opening.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { KindsInput } from './kinds-input.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const options = initialKinds.map((kind) => ({ kind, label: kind }));
const others = initialKinds.filter((kind) => kind !== 'params');

/** Presses a box as soon as it stands, before anything has followed from that. */
function PressedAtOnce({ onChange }: { onChange: (chosen: readonly string[]) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.querySelectorAll('input')[initialKinds.indexOf('params')]?.click();
  }, []);
  return (
    <div ref={place}>
      <KindsInput label="kinds" options={options} value={initialKinds} onChange={onChange} />
    </div>
  );
}

it('takes away the kind that is pressed and none besides, however soon', () => {
  const onChange = vi.fn();
  render(<PressedAtOnce onChange={onChange} />);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(others);
});

it('keeps the order of the kinds, whatever comes last', () => {
  const onChange = vi.fn();
  render(<KindsInput label="kinds" options={options} value={others} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'kinds' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'params' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith([...initialKinds]);
});
