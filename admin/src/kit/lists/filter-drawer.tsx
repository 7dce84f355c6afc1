import { useState } from 'react';
import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button, Drawer } from 'antd';
import { useTranslations } from 'use-intl';

import { EntityFilter } from './entity-filter.tsx';
import type { EntityFilterProps } from './entity-filter.tsx';

/** The search bar of a list behind a button, where there is no room for it above the rows; it says how many filters are on. */
export function FilterDrawer(props: EntityFilterProps) {
  const t = useTranslations('kit');
  const [isOpen, setOpen] = useState(false);
  const { state } = props;
  const searched = {
    ...state,
    search: (filters: typeof state.filters) => {
      state.search(filters);
      setOpen(false);
    },
  };
  return (
    <>
      <Badge count={Object.keys(state.filters).length} size="small">
        <Button icon={<FilterOutlined />} aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {t('filters')}
        </Button>
      </Badge>
      <Drawer open={isOpen} title={t('filters')} width="min(420px, 100vw)" onClose={() => setOpen(false)}>
        <EntityFilter {...props} state={searched} isTall />
      </Drawer>
    </>
  );
}
