import { memo, useLayoutEffect, useRef, useState } from 'react';
import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useTranslations } from 'use-intl';

import type { EntityField } from '../entity/fields.ts';
import { useYesNo } from '../values/yes-no.ts';
import { filterOf, queryOf, valuesOf } from './filters.tsx';
import type { ListState } from './list-state.ts';
import './entity-filter.css';

export interface EntityFilterProps {
  /** Sets the ids of its inputs apart from those of other forms on the page. */
  name: string;
  /** What is offered, in this order. */
  fields: readonly EntityField[];
  state: ListState;
  /** Each filter in a line of its own, all of them in sight. */
  isTall?: boolean;
}

/** How many filters stand beside the buttons where the bar is widest; narrower ones hide some by their style. */
const inFirstRow = 3;

/** How many filters a folded bar shows at its width, as its style notes. */
const shownIn = (bar: HTMLElement) =>
  Number(getComputedStyle(bar).getPropertyValue('--kit-filter-shown')) || inFirstRow;

/** The search bar of a list. It is as large as the list itself, and not drawn again for the rows' sake. */
export const EntityFilter = memo(Filter);

function Filter({ name, fields, state, isTall = false }: EntityFilterProps) {
  const t = useTranslations('kit');
  const yesNo = useYesNo();
  const [form] = Form.useForm<Record<string, unknown>>();
  const [isOpen, setOpen] = useState(isTall);
  const key = JSON.stringify(state.filters);
  const shown = useRef<string>(undefined);
  const place = useRef<HTMLDivElement>(null);
  // Before anybody sees the form: what he types first must not be wiped by what the address says.
  useLayoutEffect(() => {
    // Shown again after another tab, a page runs its effects anew; what was typed and not yet searched must stay.
    if (shown.current === key) return;
    shown.current = key;
    const asked = valuesOf(fields, state.filters);
    form.setFieldsValue(asked);
    // A list that is narrowed says by what.
    const last = fields.findLastIndex(({ name }) => asked[name] !== undefined);
    if (last > 0 && place.current && last >= shownIn(place.current)) setOpen(true);
    // The fields of an entity never change; what the address says does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form, key]);
  const reset = () => {
    form.resetFields();
    state.search({});
  };
  return (
    <Form
      name={`${name}-filter`}
      form={form}
      className={isTall ? 'kit-filter kit-filter-tall' : 'kit-filter'}
      layout={isTall ? 'vertical' : 'horizontal'}
      // What was asked for in a row that is folded away is asked for still.
      onFinish={() => state.search(queryOf(fields, form.getFieldsValue(true) as Record<string, unknown>))}
    >
      <div ref={place} className="kit-filter-fields" data-folded={!isOpen} data-count={fields.length}>
        {fields.slice(0, isOpen ? undefined : inFirstRow).map((field) => {
          const Control = filterOf(field).input;
          return (
            <Form.Item key={field.name} name={field.name} label={field.label}>
              <Control field={field} yesNo={yesNo} />
            </Form.Item>
          );
        })}
        <div className="kit-filter-acts">
          <Button onClick={reset}>{t('resetFilters')}</Button>
          <Button type="primary" htmlType="submit">
            {t('searchFilters')}
          </Button>
          {isTall ? null : (
            <Button
              className="kit-filter-fold"
              type="link"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'fewerFilters' : 'moreFilters')}
              {isOpen ? <UpOutlined /> : <DownOutlined />}
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}
