import { Tag } from 'antd';
import { useTranslations } from 'use-intl';

/** Whether something is allowed, in a word and a colour. */
export function VerdictTag({ granted }: { granted: 0 | 1 }) {
  const t = useTranslations('explain');
  return <Tag color={granted === 1 ? 'success' : 'default'}>{t(granted === 1 ? 'granted' : 'denied')}</Tag>;
}
