import { ApiError } from '@policy/shared/client/api-error.ts';
import { describe, expect, it } from 'vitest';

import { foundOrNull, publicOrNull } from './found-or-null.ts';

describe('asking for a row that may not be there', () => {
  it('gives the row', async () => {
    await expect(foundOrNull(Promise.resolve({ id: '1' }))).resolves.toEqual({ id: '1' });
  });

  it('gives null where the server knows none', async () => {
    const refused = Promise.reject(new ApiError({ code: 404, msg: '没找到请求' }));
    await expect(foundOrNull(refused)).resolves.toBeNull();
  });

  it('lets every other refusal fly', async () => {
    const refused = Promise.reject(new ApiError({ code: 500, msg: '服务器异常' }));
    await expect(foundOrNull(refused)).rejects.toMatchObject({ code: 500 });
  });

  it('gives null for an archived neighbour, and tells of an archived row of its own', async () => {
    const gone = () => Promise.reject(new ApiError({ code: 410, msg: '内容已归档' }));
    await expect(publicOrNull(gone())).resolves.toBeNull();
    await expect(foundOrNull(gone())).rejects.toMatchObject({ code: 410 });
  });
});
