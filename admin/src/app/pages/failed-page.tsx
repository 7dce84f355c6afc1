import { Button, Result } from 'antd';
import { useTranslations } from 'use-intl';

/** What a tab shows when its page could not be loaded or broke while drawing. */
export function FailedPage({ isChunk }: { isChunk: boolean }) {
  const t = useTranslations('pages');
  const reload = (
    <Button type="primary" onClick={() => window.location.reload()}>
      {t('reload')}
    </Button>
  );
  return (
    <Result
      status="warning"
      title={t(isChunk ? 'chunkTitle' : 'crashTitle')}
      subTitle={t(isChunk ? 'chunkText' : 'crashText')}
      extra={reload}
    />
  );
}
