import { useLayoutEffect } from 'react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { industry } from '@policy/shared/contract/entities/content/industry.ts';
import { text } from '@policy/shared/contract/kit/field.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { fieldBeside, fieldsOf } from '../entity/fields.ts';
import { EntityFilter } from './entity-filter.tsx';
import { useAddressListState } from './list-state.ts';

const fields = fieldsOf(industry, 'zh').filter(({ name }) => name === 'name');
const nothing = () => undefined;
const state = { current: 1, size: 10, filters: { name: '农业' }, turn: nothing, search: nothing };
const box = () => screen.getByLabelText<HTMLInputElement>('行业名称');

/** Types as soon as there is a box, faster than anybody could. */
function Hasty() {
  useLayoutEffect(() => void fireEvent.change(box(), { target: { value: '制造业' } }), []);
  return null;
}

beforeAll(completeBrowser);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a search bar begins with what the address asks for', () => {
  renderAtWork(<EntityFilter name="industry" fields={fields} state={state} />);
  expect(box().value).toBe('农业');
});

it('what is typed as soon as the search bar stands is not wiped', () => {
  renderAtWork(
    <>
      <EntityFilter name="industry" fields={fields} state={state} />
      <Hasty />
    </>,
  );
  expect(box().value).toBe('制造业');
});

describe('a search bar of four filters', () => {
  const four = [1, 2, 3, 4].map((place) =>
    fieldBeside({ name: `f${String(place)}`, label: `条件${String(place)}`, schema: text(30) }),
  );
  /** The bar of a list at an address, where it is wide enough for so many filters in a row. */
  function showAt(address: string, inRow: number) {
    const style = document.createElement('span').style;
    style.setProperty('--kit-filter-shown', String(inRow));
    vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(style);
    function AtAddress() {
      return (
        <>
          <EntityFilter name="four" fields={four} state={useAddressListState()} />
          <Link to="/?f4=丁">至第四项</Link>
        </>
      );
    }
    renderAtWork(<AtAddress />, {}, { address });
  }
  const isOpen = () =>
    screen.getByRole('button', { name: /展开|收起/ }).getAttribute('aria-expanded') === 'true';

  it.each([
    ['/', 1, false],
    ['/?f1=甲', 1, false],
    ['/?f2=乙', 1, true],
    ['/?f2=乙', 2, false],
    ['/?f1=甲&f3=丙', 2, true],
    ['/?f3=丙', 3, false],
    ['/?f4=丁', 3, true],
  ])('at %s with %i of them in a row begins open: %s', (address, inRow, expected) => {
    showAt(address, inRow);
    expect(isOpen()).toBe(expected);
  });

  it('opens when the address comes to ask for one that is out of sight, and can be folded again', () => {
    showAt('/?f1=甲', 3);
    fireEvent.click(screen.getByText('至第四项'));
    expect(screen.getByLabelText<HTMLInputElement>('条件4').value).toBe('丁');
    fireEvent.click(screen.getByRole('button', { name: /收起/ }));
    expect(isOpen()).toBe(false);
  });
});
