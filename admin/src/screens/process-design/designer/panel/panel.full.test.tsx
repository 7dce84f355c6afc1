import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useReducer } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import type { Shape } from '../canvas/editor.ts';
import { opened, xmlOf } from '../model/document.fixture.ts';
import { Panel } from './panel.tsx';
import type { Fill } from './testing/field-case.fixture.ts';
import { otherCases } from './testing/other-cases.fixture.ts';
import { stepCases } from './testing/step-cases.fixture.ts';

// Its picker of dates is imported by the name of a folder, which bundlers alone understand.
vi.mock('@react-querybuilder/antd', () => ({
  QueryBuilderAntD: ({ children }: { children: ReactNode }) => children,
}));

beforeAll(completeBrowser);
afterEach(cleanup);

const offers = {
  roles: [{ key: 'finance', name: '财务' }],
  posts: [{ key: 'clerk', name: '文员' }],
  processes: [{ key: 'other', name: '另一流程' }],
  buttons: [
    {
      ...{ key: 'hold', name: '暂缓', nameEn: 'Hold', commentRequired: true, isStandard: false },
      ...{ confirm: null, confirmEn: null, shownIf: null },
    },
  ],
  conditions: [
    { name: '金额较大', type: 'flow', expression: '${amount > 9}' },
    { name: '过半', type: 'completion', expression: '${nrOfCompletedInstances > 1}' },
  ],
  caseTypes: [{ type: 'application', statuses: ['reviewing'], effects: [] }],
  endpoints: [{ key: 'licences', name: '证照', methods: ['GET', 'POST'] }],
  smsTemplates: [{ key: 'result', name: '结果通知' }],
};
const spaces = 'xmlns:flowable="http://flowable.org/bpmn" xmlns:x="http://camunda.org/schema/1.0/bpmn"';

type Document = Awaited<ReturnType<typeof opened>>;

function show(document: Document, id: string) {
  const element = document.find(id);
  const shape: Shape = { id, type: element.$type, businessObject: element };
  function Shown() {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const update = (...change: Parameters<typeof document.editing.update>) => {
      document.editing.update(...change);
      drawAgain();
    };
    const editing = { ...document.editing, update };
    return <Panel editor={{ editing: () => editing }} shape={shape} offers={offers} problems={[]} />;
  }
  const get = (path: string) =>
    Promise.resolve(path.endsWith('/tree') ? [] : { records: [], total: 0, size: 1, current: 1, pages: 0 });
  renderAtWork(<Shown />, { get, getFlat: get } as object);
}

/** A part of the panel, opened where it was shut. */
function partOf(title: string): HTMLElement {
  const header = screen.getAllByRole('button').find((one) => one.textContent === title);
  if (!header) throw new Error(`no part ${title}`);
  if (header.getAttribute('aria-expanded') === 'false') fireEvent.click(header);
  return header.closest<HTMLElement>('.ant-collapse-item')!;
}

const fieldIn = (part: string, label: string, role: string) =>
  within(partOf(part)).getByRole(role, { name: label });

async function choose(field: HTMLElement, label: string) {
  fireEvent.mouseDown(field);
  const options = () => [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
  await waitFor(() => expect(options().map(({ textContent }) => textContent)).toContain(label));
  fireEvent.click(options().findLast(({ textContent }) => textContent === label)!);
}

async function fill(part: string, { label, text, flag, pick }: Fill) {
  if (text !== undefined) {
    const field = fieldIn(part, label, 'textbox');
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  } else if (flag !== undefined) fireEvent.click(fieldIn(part, label, 'checkbox'));
  else await choose(fieldIn(part, label, 'combobox'), pick ?? '');
}

function shows(part: string, { label, text, flag, pick }: Fill) {
  if (text !== undefined) expect(fieldIn(part, label, 'textbox')).toHaveProperty('value', text);
  else if (flag !== undefined) expect(fieldIn(part, label, 'checkbox')).toHaveProperty('checked', flag);
  else {
    const select = fieldIn(part, label, 'combobox').closest('.ant-select');
    expect(select?.textContent).toContain(pick);
  }
}

// Forms and people are picked in dialogs, which have tests of their own.
it.each([...stepCases, ...otherCases])(
  '$part: $fill.label is one change, kept, and shown again',
  async ({ inside, id = 'a', part, fill: filled, kept, shownAs = filled }) => {
    const first = await opened(xmlOf(inside, spaces));
    show(first, id);
    await fill(part, filled);
    expect(first.acts.count).toBe(1);
    cleanup();
    const xml = await first.written();
    for (const one of kept) expect(xml).toContain(one);
    const again = await opened(xml);
    if (shownAs !== null) {
      show(again, id);
      shows(part, shownAs);
    }
    // What was opened and not changed is written as it was.
    expect(await again.written()).toBe(xml);
  },
);
