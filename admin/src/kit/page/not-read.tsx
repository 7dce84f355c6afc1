import { Empty } from 'antd';
import { useTranslations } from 'use-intl';

/** Stands where something could not be read: that is not the same as none. */
export function NotRead() {
  const t = useTranslations('kit');
  return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('notRead')} />;
}
