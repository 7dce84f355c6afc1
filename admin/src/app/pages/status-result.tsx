import { Button, Result } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

const texts = { 403: 'forbiddenText', 404: 'notFoundText', 500: 'serverErrorText' } as const;

/** A picture, what is the matter, and the way home. */
export default function StatusResult({ status }: { status: 403 | 404 | 500 }) {
  const t = useTranslations('pages');
  const navigate = useNavigate();
  const home = (
    <Button type="primary" onClick={() => void navigate('/')}>
      {t('backHome')}
    </Button>
  );
  return <Result status={status} title={<h1>{status}</h1>} subTitle={t(texts[status])} extra={home} />;
}
