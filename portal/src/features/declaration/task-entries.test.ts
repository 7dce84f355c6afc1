import { describe, expect, it } from 'vitest';

import { doneOf, isMaterialOpen, openFields, taskEntries } from './task-entries.ts';

const tasks = [
  { key: 'company' as const, state: 'done' as const },
  { key: 'form' as const, state: 'doing' as const },
  { key: 'materials' as const, state: 'todo' as const },
  { key: 'account' as const, state: 'done' as const },
  { key: 'declaration' as const, state: 'locked' as const },
];
const states = (mendRefs: string[], status: 'draft' | 'supplement' = 'supplement') =>
  taskEntries({ tasks, mendRefs, status }).map(({ state }) => state);

describe('the task list of a draft', () => {
  it('tells of each task what the server tells, but calls nothing done that was only filled in beforehand', () => {
    expect(states([], 'draft')).toEqual(['given', 'doing', 'todo', 'done', 'locked']);
  });

  it('leads each task to its step, the last one to checking the answers', () => {
    const entries = taskEntries({ tasks, mendRefs: [], status: 'draft' });
    expect(entries.map(({ step }) => step)).toEqual(['company', 'form', 'materials', 'account', 'check']);
    expect(doneOf(entries)).toEqual({ done: 1, total: 4 });
  });
});

describe('the task list of a correction', () => {
  it('opens what the officer named and closes the rest', () => {
    expect(states(['form.summary', 'materials.m1'])).toEqual(['closed', 'mend', 'mend', 'closed', 'locked']);
  });

  it('opens everything but the register’s facts where the officer named no place', () => {
    expect(states([])).toEqual(['closed', 'doing', 'todo', 'done', 'locked']);
  });

  it('opens the account only where it was named', () => {
    expect(states(['accountName'])).toEqual(['closed', 'closed', 'closed', 'mend', 'locked']);
  });

  it('opens the named fields of the form and the named materials only', () => {
    expect(openFields('supplement', ['form.summary', 'form.list.0.no', 'materials.m1'])).toEqual([
      'summary',
      'list',
    ]);
    expect(openFields('draft', ['form.summary'])).toBeUndefined();
    expect(isMaterialOpen('supplement', ['materials.m1'], 'm1')).toBe(true);
    expect(isMaterialOpen('supplement', ['form.summary'], 'm1')).toBe(false);
    expect(isMaterialOpen('draft', [], 'm1')).toBe(true);
  });
});
