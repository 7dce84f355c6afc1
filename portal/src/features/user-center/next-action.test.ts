import { describe, expect, it } from 'vitest';

import { caseParams, declarationParams, decodeParams } from '../../lib/addresses/route-params.ts';
import { nextAction } from './next-action.ts';

const id = '0191e0a0-0000-7000-8000-000000000001';
const guideId = '0191e0a0-0000-7000-8000-000000000002';
const paramsIn = (href: string) => href.split('/').at(-1)?.split('#')[0] ?? '';

describe('what a company does next', () => {
  it.each(['draft', 'supplement'] as const)(
    'is to go on filling in while its application is %s',
    (status) => {
      const { href } = nextAction({ id, guideId, status });
      expect(decodeParams(declarationParams, paramsIn(href))).toEqual({ guideId, applicationId: id });
    },
  );

  it('is to give another account when a payment came back', () => {
    const { action, href } = nextAction({ id, guideId, status: 'pay_failed' });
    expect(action).toBe('correctAccount');
    expect(href).toMatch(/#account$/);
  });

  it('is to look on where others are at work', () => {
    const { action, href } = nextAction({ id, guideId, status: 'reviewing' });
    expect(action).toBe('view');
    expect(decodeParams(caseParams, paramsIn(href))).toEqual({ applicationId: id });
  });
});
