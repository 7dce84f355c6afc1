import { Spin } from 'antd';
import useSWR from 'swr';

import { CheckTree } from '../../components/check-tree/check-tree.tsx';
import type { CheckNode } from '../../components/check-tree/keys.ts';
import { handed } from '../../kit/inputs/inputs.tsx';
import type { Control } from '../../kit/inputs/inputs.tsx';
import { NamedGroup } from '../../kit/inputs/named-group.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';

/** Picks menus and buttons from all that can be granted. */
export const MenuInput: Control = (props) => {
  const { http, locale } = useWorkplace();
  const { data } = useSWR<{ menu: CheckNode[] }, Error>(
    ['grant-tree', locale],
    () => http.get<{ menu: CheckNode[] }>('blade-system/menu/grant-tree'),
    { revalidateOnFocus: false },
  );
  const { id, value, onChange } = handed<string[] | null>(props);
  return (
    <NamedGroup id={id} label={props.field.label}>
      {data ? (
        <CheckTree nodes={data.menu} value={value ?? []} onChange={(chosen) => onChange?.(chosen)} />
      ) : (
        <Spin />
      )}
    </NamedGroup>
  );
};
