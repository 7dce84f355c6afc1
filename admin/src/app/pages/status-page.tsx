import { useEffect } from 'react';
import { Button, Result } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

const texts = { 403: 'forbiddenText', 404: 'notFoundText', 500: 'serverErrorText' } as const;

/** The page of a refusal: no permission, not found, or a server error. */
export function StatusPage({ status }: { status: 403 | 404 | 500 }) {
  const t = useTranslations('pages');
  const navigate = useNavigate();
  useEffect(() => {
    document.title = String(status);
  }, [status]);
  const home = (
    <Button type="primary" onClick={() => void navigate('/')}>
      {t('backHome')}
    </Button>
  );
  return <Result status={status} title={<h1>{status}</h1>} subTitle={t(texts[status])} extra={home} />;
}
