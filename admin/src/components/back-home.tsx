import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

/** The way out of a page that has nothing to show. */
export function BackHome({ to }: { to: string }) {
  const t = useTranslations('pages');
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate(to)}>
      {t('backHome')}
    </Button>
  );
}
