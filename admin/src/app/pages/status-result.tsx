import { Result } from 'antd';
import { useTranslations } from 'use-intl';

import { BackHome } from '../../components/back-home.tsx';

const texts = { 403: 'forbiddenText', 404: 'notFoundText', 500: 'serverErrorText' } as const;

/** A picture, what is the matter, and the way home. */
export default function StatusResult({ status }: { status: 403 | 404 | 500 }) {
  const t = useTranslations('pages');
  return (
    <Result
      status={status}
      title={<h1>{status}</h1>}
      subTitle={t(texts[status])}
      extra={<BackHome to="/" />}
    />
  );
}
