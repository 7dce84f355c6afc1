import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import './failed-page.css';

/** What a tab shows when its page could not be loaded or broke while drawing; drawn with what is here already. */
export function FailedPage({ isChunk }: { isChunk: boolean }) {
  const t = useTranslations('pages');
  return (
    <div className="failed-page" role="alert">
      <h2>{t(isChunk ? 'chunkTitle' : 'crashTitle')}</h2>
      <p>{t(isChunk ? 'chunkText' : 'crashText')}</p>
      <Button type="primary" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </div>
  );
}
