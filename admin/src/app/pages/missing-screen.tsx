import { Result } from 'antd';
import { useTranslations } from 'use-intl';

/** What a menu shows that was granted and has no screen: its page has yet to be made. */
export default function MissingScreen() {
  const t = useTranslations('pages');
  return <Result status="info" title={t('missingTitle')} subTitle={t('missingText')} />;
}
