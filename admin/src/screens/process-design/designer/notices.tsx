import { Alert, Button, Space } from 'antd';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import type { Draft } from './use-draft.ts';
import { useDesignerWords } from './use-designer-words.ts';

interface NoticesProps {
  draft: Draft;
  /** Why the document could not be read, or not all of it. */
  broken: string | undefined;
  isFailed: boolean;
  /** Its reader may not change the model. */
  isReadOnly: boolean;
}

/** What stands in the way of going on with a draft. */
export function Notices({ draft, broken, isFailed, isReadOnly }: NoticesProps) {
  const t = useDesignerWords();
  return (
    <>
      {isReadOnly ? <Alert showIcon type="info" message={t('onlyToSee')} /> : null}
      {draft.isStale ? (
        <Alert
          showIcon
          type="warning"
          message={t('stale')}
          description={t('staleText')}
          action={
            <Space direction="vertical">
              <Button size="small" onClick={() => void draft.reload().catch(passOverRefusal)}>
                {t('reload')}
              </Button>
              <Button size="small" danger onClick={() => void draft.overwrite().catch(passOverRefusal)}>
                {t('overwrite')}
              </Button>
            </Space>
          }
        />
      ) : null}
      {broken === undefined ? null : (
        <Alert showIcon type="error" message={broken} description={t('brokenText')} />
      )}
      {isFailed ? <Alert showIcon type="error" message={t('broken')} /> : null}
    </>
  );
}
