import { describe, expect, it } from 'vitest';

import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';

import { fieldsOf, madeField } from '../entity/fields.ts';
import { queryOf, valuesOf } from './filters.tsx';

const fields = [...fieldsOf(policy, 'zh'), madeField('创建时间')];

describe('the filters of a list', () => {
  it('go out by the wire names of their fields, without what was left empty', () => {
    expect(
      queryOf(fields, { title: '人才', level: 'district', isTop: '1', docNo: '', topic: undefined }),
    ).toEqual({
      title: '人才',
      level: 'district',
      isTop: '1',
    });
  });

  it('use createTime_dategt and createTime_datelt for the time of making', () => {
    const createTime = ['2026-11-01 00:00:00', '2026-11-21 23:59:59'];
    expect(queryOf(fields, { createTime })).toEqual({
      createTime_dategt: '2026-11-01 00:00:00',
      createTime_datelt: '2026-11-21 23:59:59',
    });
  });

  it('count both days of a range of days', () => {
    expect(queryOf(fields, { publishDate: ['2026-01-01', '2026-01-31'] })).toEqual({
      publishDate_datege: '2026-01-01',
      publishDate_datele: '2026-01-31',
    });
  });

  it('ask for a number from one value on where the contract says so', () => {
    const calls = fieldsOf(apiLog, 'zh');
    expect(queryOf(calls, { time: 500, statusCode: 404 })).toEqual({ time_ge: '500', statusCode: '404' });
    expect(valuesOf(calls, { time_ge: '500' })).toMatchObject({ time: 500, statusCode: undefined });
  });

  it('come back from the address as the form holds them, and empty the rest', () => {
    const query = { title: '人才', publishDate_datege: '2026-01-01', publishDate_datele: '2026-01-31' };
    const values = valuesOf(fields, query);
    expect(values['title']).toBe('人才');
    expect(values['publishDate']).toEqual(['2026-01-01', '2026-01-31']);
    expect(values).toHaveProperty('docNo', undefined);
  });

  it('show several values of a choice, and a range with one end, as a link asked for them', () => {
    const query = { level: 'district,city', publishDate_datele: '2026-01-31' };
    const values = valuesOf(fields, query);
    expect([values['level'], values['publishDate']]).toEqual([
      ['district', 'city'],
      ['', '2026-01-31'],
    ]);
    expect(queryOf(fields, values)).toEqual(query);
  });
});
