import { Alert, Spin } from 'antd';
import useSWR from 'swr';

import { registration } from '@policy/shared/contract/entities/people/registration.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useRegistrationWords } from './use-registration-words.ts';

/** What a request has in common with somebody or something that is here. */
export interface Duplicate {
  kind: 'account' | 'company';
  id: string;
  name: string;
  account: string | null;
  phone: string | null;
  because: readonly ('phone' | 'number')[];
}

/** The duplicates of a request as they stand now; undefined while they are asked for. */
export function useDuplicates(id: string) {
  const { http } = useWorkplace();
  return useSWR<readonly Duplicate[], Error>([`${registration.path}/duplicates`, id], () =>
    http.get<readonly Duplicate[]>(`${registration.path}/duplicates`, { id }),
  );
}

/** Says who of those that are here already a request may belong to. */
export function Duplicates({ id }: { id: string }) {
  const t = useRegistrationWords();
  const { data, error } = useDuplicates(id);
  if (error)
    return <Alert type="error" showIcon message={t('duplicatesFailed')} style={{ marginBottom: 16 }} />;
  if (!data) return <Spin />;
  if (data.length === 0) return null;
  const lines = data.map((one) => (
    <li key={one.id}>
      {t(one.kind)}：{one.name}
      {one.account ? `（${one.account}）` : ''} · {one.because.map((why) => t(`because.${why}`)).join('、')}
    </li>
  ));
  const title = t('duplicatesFound', { count: data.length });
  return (
    <Alert
      type="warning"
      showIcon
      message={title}
      description={<ul>{lines}</ul>}
      style={{ marginBottom: 16 }}
    />
  );
}
