import { useLayoutEffect } from 'react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { industry } from '@policy/shared/contract/entities/content/industry.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { fieldsOf } from '../entity/fields.ts';
import { EntityFilter } from './entity-filter.tsx';

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
afterEach(cleanup);

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
