import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { fieldsOf, nameOf, shownField } from '../entity/fields.ts';
import { cellOf } from '../values/cells.tsx';
import { columnsOf, orderOf, overriddenCell, withMoment } from './columns.tsx';

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
      '修订稿',
      '定时发布时间',
    ]);
  });

  it('tell the state of a row before whatever else is text', () => {
    const names = columnsOf(fieldsOf(objectStorage, 'zh'), ['否', '是']).map(({ dataIndex }) => dataIndex);
    expect(names.indexOf('status')).toBe(2);
  });

  it('that are lesser wait in the settings of the table', () => {
    const lesser = columns.filter(({ isLesser }) => isLesser).map(({ title }) => title);
    expect(lesser).toEqual(['文件类型', '浏览量', '修订稿', '定时发布时间']);
  });

  it('that are put aside come last, and start hidden', () => {
    const ofTenants = columnsOf(fieldsOf(tenant, 'zh'), ['否', '是']);
    const shown = ofTenants.filter(({ isLesser }) => !isLesser).map(({ title }) => title);
    expect(shown).toEqual(['租户编号', '租户名称', '状态', '账号额度', '过期时间', '产品包']);
    expect(ofTenants.map(({ title }) => title).slice(-2)).toEqual(['存储额度（MB）', '联系电话']);
  });

  it('of a person tell first what he may do and where, and what is told in part last', () => {
    const ofPeople = columnsOf(fieldsOf(user, 'zh'), ['否', '是']);
    const shown = ofPeople.filter(({ isLesser }) => !isLesser).map(({ dataIndex }) => dataIndex);
    expect(shown.slice(0, 5)).toEqual(['account', 'realName', 'status', 'roleId', 'deptId']);
    // Beside the tree of departments, the boxes and the acts, a window of 1280 leaves so much.
    const room = 620;
    const taken = ofPeople.slice(0, 5).map(({ width }) => Number(width));
    expect(taken.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(room);
  });

  it('of a few words are as wide as the longest of them', () => {
    const width = (locale: Locale) =>
      Number(columnsOf(fieldsOf(tenant, locale), ['否', '是']).find(({ key }) => key === 'status')?.width);
    expect(width('zh')).toBeLessThan(90);
    expect(width('en')).toBeGreaterThan(width('zh'));
  });

  it('give an English name more room than a Chinese one', () => {
    const width = (locale: Locale) =>
      Number(columnsOf(fieldsOf(role, locale), ['否', '是']).find(({ key }) => key === 'roleName')?.width);
    expect(width('en')).toBeGreaterThan(width('zh'));
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
    const untranslated = { ...agency, nameEn: null };
    expect(nameOf(department, untranslated, 'en')).toBe('科技创新局');
  });
});

describe('the names of several rows that a row points to', () => {
  it('are told in the language of the reader', () => {
    const row = { id: 'u1', roleId: ['r1'], roleName: '审核人员', roleNameEn: 'Reviewer' };
    const told = (locale: Locale) => {
      const field = fieldsOf(user, locale).find(({ name }) => name === 'roleId')!;
      return renderToStaticMarkup(<>{cellOf({ row, field, yesNo: ['No', 'Yes'] })}</>);
    };
    expect(told('zh')).toContain('审核人员');
    expect(told('en')).toContain('Reviewer');
    expect(told('en')).not.toContain('审核人员');
  });

  it('stay whole where a name has a comma of its own', () => {
    const field = fieldsOf(user, 'en').find(({ name }) => name === 'deptId')!;
    const row = { id: 'u1', deptNameEn: 'Culture, Tourism and Sports,Finance' };
    const told = renderToStaticMarkup(<>{cellOf({ row, field, yesNo: ['No', 'Yes'] })}</>);
    expect(told).toContain('>Culture, Tourism and Sports<');
    expect(told).toContain('>Finance<');
  });
});

describe('the name of a row', () => {
  it('says whatever has English words in them, to those who read English', () => {
    const row = { id: 'd1', deptName: '财政局', deptNameEn: 'Finance Bureau' };
    const shortIn = (locale: Locale) => {
      const field = fieldsOf(department, locale).find(({ name }) => name === 'deptName')!;
      return cellOf({ row, field: shownField(field, row), yesNo: ['No', 'Yes'] });
    };
    expect([shortIn('zh'), shortIn('en')]).toEqual(['财政局', 'Finance Bureau']);
  });

  const nameIn = (locale: Locale, roleNameEn: string | null) => {
    const field = fieldsOf(role, locale).find(({ name }) => name === 'roleName')!;
    const row = { id: 'r1', roleName: '审核人员', roleNameEn };
    return cellOf({ row, field: shownField(field, row), yesNo: ['No', 'Yes'] });
  };

  it('is told in a list in the language of the reader, and in Chinese where only that exists', () => {
    expect(nameIn('zh', 'Reviewer')).toBe('审核人员');
    expect(nameIn('en', 'Reviewer')).toBe('Reviewer');
    expect(nameIn('en', null)).toBe('审核人员');
  });
});

describe('a row that is switched off', () => {
  it('says so in another colour than one that is on', () => {
    const field = fieldsOf(role, 'zh').find(({ name }) => name === 'status')!;
    const told = (status: number) =>
      renderToStaticMarkup(<>{cellOf({ row: { id: 'r1', status }, field, yesNo: ['否', '是'] })}</>);
    expect(told(1)).toMatch(/success.*启用/);
    expect(told(0)).toMatch(/停用/);
    expect(told(0)).not.toContain('success');
  });
});

describe('a state', () => {
  it('is told in its own word and colour in the list, where its screen says how settled it is', () => {
    const field = fieldsOf(policy, 'zh').find(({ name }) => name === 'status')!;
    const overrides = { status: { tones: { published: 'good' } } } as const;
    const told = (status: string) =>
      renderToStaticMarkup(
        <>{overriddenCell(overrides, { row: { id: 'p1', status }, field, yesNo: ['否', '是'] })}</>,
      );
    expect(told('published')).toMatch(/success.*已发布/);
    expect(told('draft')).toBe('草稿');
  });
});

describe('the order of a list', () => {
  it('goes out as ascs or descs', () => {
    expect(orderOf({ title: 'ascend' })).toEqual({ ascs: 'title' });
    expect(orderOf({ title: 'descend' })).toEqual({ descs: 'title' });
    expect(orderOf({ title: null })).toEqual({});
  });
});
