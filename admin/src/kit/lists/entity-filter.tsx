import { memo, useLayoutEffect, useRef } from 'react';
import { QueryFilter } from '@ant-design/pro-components';
import { Form } from 'antd';

import type { EntityField } from '../entity/fields.ts';
import { OneTheme } from '../page/one-theme.tsx';
import { useYesNo } from '../values/yes-no.ts';
import { filterOf, queryOf, valuesOf } from './filters.tsx';
import type { ListState } from './list-state.ts';
import '../page/kit.css';

export interface EntityFilterProps {
  /** Sets the ids of its inputs apart from those of other forms on the page. */
  name: string;
  /** What is offered, in this order. */
  fields: readonly EntityField[];
  state: ListState;
  /** Each filter in a line of its own, all of them in sight. */
  isTall?: boolean;
}

/** The search bar of a list. It is as large as the list itself, and not drawn again for the rows' sake. */
export const EntityFilter = memo(Filter);

function Filter({ name, fields, state, isTall = false }: EntityFilterProps) {
  const yesNo = useYesNo();
  const [form] = Form.useForm<Record<string, unknown>>();
  const search = (values: Record<string, unknown>) => {
    state.search(queryOf(fields, values));
    return Promise.resolve(true);
  };
  const key = JSON.stringify(state.filters);
  const shown = useRef<string>(undefined);
  // Before anybody sees the form: what he types first must not be wiped by what the address says.
  useLayoutEffect(() => {
    // Shown again after another tab, a page runs its effects anew; what was typed and not yet searched must stay.
    if (shown.current === key) return;
    shown.current = key;
    form.setFieldsValue(valuesOf(fields, state.filters));
    // The fields of an entity never change; what the address says does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form, key]);
  return (
    <OneTheme>
      <QueryFilter
        name={`${name}-filter`}
        form={form}
        className="kit-filter"
        labelWidth="auto"
        defaultCollapsed={!isTall}
        {...(isTall && { layout: 'vertical', span: 24, collapseRender: false })}
        onFinish={(values: Record<string, unknown>) => search(values)}
        onReset={() => state.search({})}
      >
        {fields.map((field) => {
          const Control = filterOf(field).input;
          return (
            <Form.Item key={field.name} name={field.name} label={field.label}>
              <Control field={field} yesNo={yesNo} />
            </Form.Item>
          );
        })}
      </QueryFilter>
    </OneTheme>
  );
}
