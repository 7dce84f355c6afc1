import { Skeleton } from 'antd';
import useSWR from 'swr';

import { NotRead } from '../../kit/page/not-read.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { AskingRoles } from './security/asking-roles.tsx';
import { RulesForm } from './security/rules-form.tsx';
import type { SecurityPage } from './security/security-shapes.ts';
import './security/security.css';

/** The security policy of a tenant on one page: passwords, lockouts, sessions, and who needs a second factor. */
export default function SecurityScreen() {
  const { http, locale } = useWorkplace();
  const { data, error, mutate } = useSWR<SecurityPage, Error>(['security-policy', locale], () =>
    http.get<SecurityPage>('blade-system/security/detail'),
  );
  if (error && !data) return <NotRead />;
  if (!data) return <Skeleton active />;
  return (
    <>
      <RulesForm rules={data.rules} onSaved={(page) => void mutate(page, { revalidate: false })} />
      <AskingRoles roles={data.roles} reload={() => void mutate()} />
    </>
  );
}
