import { describe, expect, it } from 'vitest';

import { browserOutcome, verdictOf, vitestOutcome } from './verdict.mjs';

const file = 'server/src/a.test.ts';
const test = (status, ...errors) => ({ status, errors });
const ran = (tests, errors = []) => [{ name: `/tmp/copy/${file}`, errors, tests }];

describe('what a file of vitest said', () => {
  it.each([
    { name: 'AssertionError', message: '1 is not 2' },
    { name: 'TestingLibraryElementError', message: 'No such label' },
    { name: 'Error', message: 'promise resolved "1" instead of rejecting' },
    { name: 'Error', message: 'expected Error: No row to match object { code: 1 }' },
    { name: 'Error', message: 'Unable to find an element with the text' },
  ])('is a refusal where a test failed with %o', (error) => {
    expect(vitestOutcome(ran([test('passed'), test('failed', error)]), { file })).toEqual({
      outcome: 'asserted',
    });
  });

  it('is no refusal where tests failed in another way, or the file could not begin', () => {
    const crash = { name: 'TypeError', message: 'a is not a function' };
    const broken = { outcome: 'broken', why: crash.message };
    expect(vitestOutcome(ran([test('failed', crash)]), { file })).toEqual(broken);
    expect(vitestOutcome(ran([], [crash]), { file })).toEqual(broken);
    expect(vitestOutcome(ran([test('skipped')], [crash]), { file })).toEqual(broken);
  });

  it('is told from a file that ran no test, also where it did not run at all', () => {
    expect(vitestOutcome(ran([test('passed'), test('skipped')]), { file })).toEqual({ outcome: 'passed' });
    expect(vitestOutcome(ran([test('skipped')]), { file })).toEqual({ outcome: 'absent' });
    expect(vitestOutcome(ran([test('passed')]), { file: 'src/b.test.ts' })).toEqual({ outcome: 'absent' });
    expect(vitestOutcome([], { file })).toEqual({ outcome: 'absent' });
  });
});

describe('what a file of browser tests said', () => {
  const spec = 'e2e/portal/public-pages.spec.ts';
  const report = (status, ...messages) => ({
    suites: [
      {
        suites: [
          {
            specs: [
              {
                file: 'portal/public-pages.spec.ts',
                tests: [{ results: [{ status, errors: messages.map((message) => ({ message })) }] }],
              },
            ],
          },
        ],
      },
    ],
  });

  it('is a refusal where an expectation did not hold, whatever its colours', () => {
    const coloured = '\u001b[31mError\u001b[39m: expect(locator).toBeVisible() failed';
    expect(browserOutcome(report('failed', coloured), { file: spec })).toEqual({ outcome: 'asserted' });
  });

  it('is a refusal also where the test has words of its own for what did not hold', () => {
    const named = 'Error: /site-map in a window 390 wide\n\nexpect(received).toEqual(expected)';
    expect(browserOutcome(report('failed', named), { file: spec })).toEqual({ outcome: 'asserted' });
  });

  it('is no refusal where a test waited without end, or the run never began', () => {
    const waited = 'Test timeout of 120000ms exceeded.';
    expect(browserOutcome(report('timedOut', waited), { file: spec })).toMatchObject({ outcome: 'broken' });
    const errors = [{ message: 'No tests found' }];
    expect(browserOutcome({ errors }, { file: spec })).toEqual({ outcome: 'broken', why: 'No tests found' });
    expect(browserOutcome(report('passed'), { file: spec })).toEqual({ outcome: 'passed' });
  });
});

describe('a fault', () => {
  const said = (outcome, why) => ({ file: 'a.test.ts', outcome, why });

  it('is found where each of its files refused what it saw', () => {
    expect(verdictOf([said('asserted'), said('asserted')])).toEqual({ isFound: true, why: '' });
  });

  it('is missed where one did not, and which is told with its reason', () => {
    expect(verdictOf([said('asserted'), said('passed'), said('broken', 'TypeError: x\n  at y')])).toEqual({
      isFound: false,
      why: 'a.test.ts passed all the same; a.test.ts failed by no assertion: TypeError: x',
    });
    expect(verdictOf([])).toMatchObject({ isFound: false });
  });
});
