import { afterEach, expect, it, vi } from 'vitest';

import { comingMark, oncePicturesShown } from './pictures-shown.ts';

afterEach(() => vi.useRealTimers());

const placeOf = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });

it('waits for nothing where there is no picture', () => {
  const act = vi.fn();
  oncePicturesShown(placeOf('<p>A</p>'), act);
  expect(act).toHaveBeenCalledTimes(1);
});

it('waits until every picture is there and drawn, and acts once', async () => {
  const act = vi.fn();
  const place = placeOf(`<span ${comingMark}>a.png</span>`);
  oncePicturesShown(place, act);
  const decode = vi.fn(async () => undefined);
  place.replaceChildren(
    Object.assign(document.createElement('img'), { className: 'schema-picture', decode }),
  );
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  expect(decode).toHaveBeenCalled();
});

it('does not wait for ever, and not at all once it is taken back', () => {
  vi.useFakeTimers();
  const [act, other] = [vi.fn(), vi.fn()];
  const coming = `<span ${comingMark}></span>`;
  oncePicturesShown(placeOf(coming), act);
  oncePicturesShown(placeOf(coming), other)();
  vi.advanceTimersByTime(10_000);
  expect([act.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
