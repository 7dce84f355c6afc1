import { expect, it } from 'vitest';

import { callsIn } from '@policy/shared/contract/api-document.ts';
import { callsMatching } from './find-calls.ts';
import { sampleDocument } from './sample-document.ts';

const found = (search: string) =>
  callsMatching(callsIn(sampleDocument), search).map(({ operationId }) => operationId);

it('finds the calls that hold every word somewhere, in any order and case', () => {
  expect(found('policyinfo')).toEqual(['policyinfoList', 'policyinfoSubmit']);
  expect(found('SUBMIT policyinfo')).toEqual(['policyinfoSubmit']);
  expect(found('get 政策')).toEqual(['policyinfoList']);
  expect(found('policyinfo nothing')).toEqual([]);
});
