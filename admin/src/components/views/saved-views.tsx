import { useState } from 'react';
import { DeleteOutlined, SaveOutlined } from '@ant-design/icons';
import { App, Button, Space } from 'antd';
import { useTranslations } from 'use-intl';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { knownFilters } from '../../kit/lists/filters.tsx';
import type { Query } from '../../kit/lists/filters.tsx';
import type { ListViewsProps } from '../../kit/lists/list-views.ts';
import { NameView } from './name-view.tsx';
import { useViews } from './use-views.ts';
import type { View } from './use-views.ts';
import './views.css';

interface SavedViewsProps extends ListViewsProps {
  /** How many rows each view shows, by its id, where that is counted. */
  counts?: Readonly<Record<string, number | null>> | undefined;
}

const isSame = (one: Query, other: Query) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** The views that the reader keeps of a list; what is searched for now, with the look of the table, can be kept as another. */
export default function SavedViews({ name, fields, state, look, counts }: SavedViewsProps) {
  const t = useTranslations('views');
  const { message } = App.useApp();
  const { ask } = useAsk();
  const { views, keep, remove } = useViews(name);
  const [isNaming, setNaming] = useState(false);
  const isFiltered = Object.keys(state.filters).length > 0;
  const shown = views.find(({ filters }) => isSame(filters, state.filters));
  const apply = ({ filters, columns, density }: View) => {
    const known = knownFilters(fields, filters);
    const gone = Object.keys(filters).filter((filter) => !(filter in known));
    if (gone.length > 0) void message.warning(t('gone', { names: gone.join('、') }));
    look?.apply({ columns: columns ?? {}, density });
    state.search(known);
  };
  if (views.length === 0 && !isFiltered) return null;
  return (
    <nav className="saved-views" aria-label={t('title')}>
      <Space wrap size={8}>
        <Button size="small" type={isFiltered ? 'default' : 'primary'} onClick={() => state.search({})}>
          {t('all')}
        </Button>
        {views.map((view) => (
          <Button
            key={view.id}
            size="small"
            type={view === shown ? 'primary' : 'default'}
            aria-pressed={view === shown}
            onClick={() => apply(view)}
          >
            {[view.viewName, ...(counts ? [counts[view.id] ?? '—'] : [])].join(' ')}
          </Button>
        ))}
        {shown ? (
          <Button
            size="small"
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => ask(t('removeAsk', { name: shown.viewName }), () => remove(shown))}
          >
            {t('remove')}
          </Button>
        ) : null}
        {isFiltered && !shown ? (
          <Button
            size="small"
            type="text"
            icon={<SaveOutlined aria-hidden />}
            onClick={() => setNaming(true)}
          >
            {t('keep')}
          </Button>
        ) : null}
      </Space>
      {isNaming ? (
        <NameView
          onClose={() => setNaming(false)}
          onNamed={(called) =>
            keep(called, state.filters, look?.read()).then(() => setNaming(false), passOverRefusal)
          }
        />
      ) : null}
    </nav>
  );
}
