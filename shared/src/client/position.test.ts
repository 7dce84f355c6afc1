import { afterEach, expect, it, vi } from 'vitest';

import { positionNow } from './position.ts';

afterEach(() => vi.unstubAllGlobals());

type Ask = Geolocation['getCurrentPosition'];

const browserThat = (getCurrentPosition: (...asked: Parameters<Ask>) => void) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

it('where somebody is, is told in degrees, and nothing where the browser does not tell it', async () => {
  const coords = { latitude: 30.25, longitude: 120.125, accuracy: 9 };
  browserThat((told) => Reflect.apply(told, undefined, [{ coords }]));
  expect(await positionNow()).toEqual({ latitude: 30.25, longitude: 120.125 });
  browserThat((_, refused) => Reflect.apply(refused ?? (() => undefined), undefined, [{ code: 1 }]));
  expect(await positionNow()).toBeNull();
});

it('is not waited for without end', async () => {
  browserThat((_, refused, options) => {
    // As browsers do: one that is given no time never answers.
    if (options?.timeout !== undefined) Reflect.apply(refused ?? (() => undefined), undefined, [{ code: 3 }]);
  });
  expect(await Promise.race([positionNow(), new Promise((late) => setTimeout(late, 50, 'late'))])).toBeNull();
});
