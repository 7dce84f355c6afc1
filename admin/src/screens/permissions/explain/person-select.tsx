import { useDeferredValue, useState } from 'react';
import { Select } from 'antd';
import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';

interface Colleague {
  id: string;
  realName: string;
  deptName: string | null;
}

interface PersonSelectProps {
  label: string;
  value: string | undefined;
  onChange: (userId: string | undefined) => void;
}

/** Picks an officer of the tenant by a part of his name or his account. */
export function PersonSelect({ label, value, onChange }: PersonSelectProps) {
  const { http } = useWorkplace();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed);
  const { data, isLoading } = useSWR<Page<Colleague>, Error>(
    ['colleagues', keyword],
    () => http.get<Page<Colleague>>('blade-user/search/user', { current: 1, size: 50, keyword }),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  return (
    <Select<string>
      showSearch
      allowClear
      className="explain-person"
      aria-label={label}
      placeholder={label}
      filterOption={false}
      loading={isLoading}
      value={value ?? null}
      options={(data?.records ?? []).map(({ id, realName: name, deptName }) => ({
        value: id,
        label: deptName ? `${name} · ${deptName}` : name,
      }))}
      onSearch={setTyped}
      onChange={(picked: string | undefined) => onChange(picked)}
    />
  );
}
