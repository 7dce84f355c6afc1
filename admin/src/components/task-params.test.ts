import { describe, expect, it } from 'vitest';

import { decodeParams, encodeParams } from './task-params.ts';

describe('the address of the handling page', () => {
  it('carries a base64url JSON object both ways', () => {
    const params = { taskId: '0198-任务', processInstanceId: '0198-b?>' };
    const encoded = encodeParams(params);
    expect(encoded).toMatch(/^[\w-]+$/);
    expect(decodeParams(encoded)).toEqual(params);
  });

  it.each(['', '%%%', 'bm90IGpzb24', btoa('{"taskId":1}'), btoa('[]')])(
    'refuses %j without throwing',
    (broken) => {
      expect(decodeParams(broken)).toBeNull();
    },
  );
});
