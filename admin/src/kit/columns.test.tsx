import { describe, expect, it } from 'vitest';

import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { tenant } from '@policy/shared/contract/entities/identity/tenant.ts';
import { department } from '@policy/shared/contract/entities/identity/department.ts';
import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { cellOf } from './cells.tsx';
import { columnsOf, orderOf, withMoment } from './columns.tsx';
import { fieldsOf, nameOf } from './fields.ts';

const columns = columnsOf(fieldsOf(policy, 'zh'), ['否', '是']);

describe('the columns of a list', () => {
  it('are the fields that the contract lists by their Chinese labels, the state right after the names', () => {
    expect(columns.map(({ title }) => title)).toEqual([
      '政策标题',
      '发文字号',
      '状态',
      '发布日期',
      '主管部门',
      '政策层级',
      '文件类型',
      '浏览量',
    ]);
  });

  it('tell the state of a row before whatever else is text', () => {
    const names = columnsOf(fieldsOf(objectStorage, 'zh'), ['否', '是']).map(({ dataIndex }) => dataIndex);
    expect(names.indexOf('status')).toBe(2);
  });

  it('that are lesser wait in the settings of the table', () => {
    const lesser = columns.filter(({ isLesser }) => isLesser).map(({ title }) => title);
    expect(lesser).toEqual(['文件类型', '浏览量']);
  });

  it('that are put aside come last, and start hidden', () => {
    const ofTenants = columnsOf(fieldsOf(tenant, 'zh'), ['否', '是']);
    const shown = ofTenants.filter(({ isLesser }) => !isLesser).map(({ title }) => title);
    expect(shown).toEqual(['租户编号', '租户名称', '状态', '账号额度', '过期时间', '产品包']);
    expect(ofTenants.map(({ title }) => title).slice(-2)).toEqual(['联系电话', '存储额度（MB）']);
  });

  it('are sortable only where the contract says so', () => {
    const sortable = columns.filter(({ sorter }) => sorter === true).map(({ dataIndex }) => dataIndex);
    expect(sortable).toEqual(['title', 'docNo', 'publishDate', 'viewCount']);
  });

  it('tell when a row of a log happened before anything else, and elsewhere last', () => {
    expect(withMoment(apiLog, ['method', 'time'], 'moment')).toEqual(['moment', 'method', 'time']);
    expect(withMoment(policy, ['title'], 'moment')).toEqual(['title', 'moment']);
  });

  it('carry English labels for an English reader', () => {
    const [first] = columnsOf(fieldsOf(policy, 'en'), ['No', 'Yes']);
    expect(first?.title).not.toBe(columns[0]?.title);
  });
});

describe('the name of what a row points to', () => {
  const row = { id: 'p1', agencyId: 'a1', agencyName: '科技创新局', agencyNameEn: 'Science Bureau' };
  const agencyIn = (locale: Locale, nameEn: string | null = row.agencyNameEn) => {
    const field = fieldsOf(policy, locale).find(({ name }) => name === 'agencyId')!;
    return cellOf({ row: { ...row, agencyNameEn: nameEn }, field, yesNo: ['No', 'Yes'] });
  };

  it('is told in the language of the reader, and in Chinese where only that exists', () => {
    expect(agencyIn('zh')).toBe('科技创新局');
    expect(agencyIn('en')).toBe('Science Bureau');
    expect(agencyIn('en', null)).toBe('科技创新局');
  });

  it('is the same where the row pointed to is asked for by its id', () => {
    const agency = { id: 'a1', fullName: '科技创新局', nameEn: 'Science Bureau' };
    expect(nameOf(department, agency, 'zh')).toBe('科技创新局');
    expect(nameOf(department, agency, 'en')).toBe('Science Bureau');
    expect(nameOf(department, { ...agency, nameEn: null }, 'en')).toBe('科技创新局');
  });
});

describe('the order of a list', () => {
  it('goes out as ascs or descs', () => {
    expect(orderOf({ title: 'ascend' })).toEqual({ ascs: 'title' });
    expect(orderOf({ title: 'descend' })).toEqual({ descs: 'title' });
    expect(orderOf({ title: null })).toEqual({});
  });
});
