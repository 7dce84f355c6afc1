import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { industry } from '@policy/shared/contract/entities/content/industry.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { Http } from '@policy/shared/client/http.ts';

import { namesById } from './names-by-id.ts';

const get = vi.fn();
const asking = { http: { get } as unknown as Http, locale: 'zh' as const };

beforeEach(() => {
  get.mockReset();
});

describe('names of rows by their ids', () => {
  it('are asked for in one call, however many cells of a table want them', async () => {
    const records = ['a', 'b', 'c'].map((id) => ({ id, realName: `${id}!` }));
    get.mockResolvedValue({ records, total: 3 });
    const people = { ...asking, entity: user };
    const cells = [['a'], ['b', 'a'], ['c']].map((ids) => namesById(people, ids));
    expect(await Promise.all(cells)).toEqual([['a!'], ['b!', 'a!'], ['c!']]);
    expect(get.mock.calls).toEqual([
      ['blade-user/search/user', { id: 'a,b,c', current: 1, size: 3 }, { quiet: true }],
    ]);
  });

  it('come from the list of what is not picked by a call of its own', async () => {
    get.mockResolvedValue({ records: [{ id: 'i', name: '制造业' }], total: 1 });
    expect(await namesById({ ...asking, entity: industry }, ['i'])).toEqual(['制造业']);
    expect(get.mock.calls[0]?.[0]).toBe('policy/industry/list');
  });

  it('are the ids themselves where the rows may not be read', async () => {
    get.mockRejectedValue(new ApiError({ code: 403, msg: '请求被拒绝' }));
    expect(await namesById({ ...asking, entity: user }, ['a'])).toEqual(['a']);
  });

  it('hide no fault of ours', async () => {
    get.mockRejectedValue(new TypeError('x is undefined'));
    await expect(namesById({ ...asking, entity: user }, ['a'])).rejects.toThrow(TypeError);
  });
});
