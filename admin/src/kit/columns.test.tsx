import { describe, expect, it } from 'vitest';

import { policy } from '@policy/shared/contract/entities/content/policy.ts';

import { columnsOf, orderOf } from './columns.tsx';
import { fieldsOf } from './fields.ts';

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

  it('that are lesser wait in the settings of the table', () => {
    const lesser = columns.filter(({ isLesser }) => isLesser).map(({ title }) => title);
    expect(lesser).toEqual(['文件类型', '浏览量']);
  });

  it('are sortable only where the contract says so', () => {
    const sortable = columns.filter(({ sorter }) => sorter === true).map(({ dataIndex }) => dataIndex);
    expect(sortable).toEqual(['title', 'docNo', 'publishDate', 'viewCount']);
  });

  it('carry English labels for an English reader', () => {
    const [first] = columnsOf(fieldsOf(policy, 'en'), ['No', 'Yes']);
    expect(first?.title).not.toBe(columns[0]?.title);
  });
});

describe('the order of a list', () => {
  it('goes out as ascs or descs', () => {
    expect(orderOf({ title: 'ascend' })).toEqual({ ascs: 'title' });
    expect(orderOf({ title: 'descend' })).toEqual({ descs: 'title' });
    expect(orderOf({ title: null })).toEqual({});
  });
});
