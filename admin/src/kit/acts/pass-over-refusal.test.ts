import { expect, it } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { passOverRefusal } from './pass-over-refusal.ts';

it('what the server refused has been told and ends there', async () => {
  const refused = Promise.reject(new ApiError({ code: 400, msg: '不能删除' }));
  await expect(refused.catch(passOverRefusal)).resolves.toBeUndefined();
});

it('a fault of ours goes on to the error log', async () => {
  const broken = Promise.reject(new TypeError('x is undefined'));
  await expect(broken.catch(passOverRefusal)).rejects.toThrow(TypeError);
});
