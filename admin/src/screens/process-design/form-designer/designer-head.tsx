import { Button, Card, Space, Typography } from 'antd';
import { useNavigate } from 'react-router';

import type { FieldError } from '@policy/shared/messages/sentences.ts';

import { PortalPreview } from './portal-preview.tsx';
import type { SaveState } from './use-autosave.ts';
import { useDesignerWords } from './use-designer-words.ts';
import { useMayDesign } from './use-may-design.ts';

interface DesignerHeadProps {
  id: string;
  name: string;
  state: SaveState;
  faults: readonly FieldError[];
  onRetry: () => void;
  /** Saves what was changed, and tells whether it is saved now. */
  onSave: () => Promise<boolean>;
  onPublish: () => void;
}

/** Which form is designed, whether it is saved, and the way to publish it. */
export function DesignerHead({ id, name, state, faults, onRetry, onSave, onPublish }: DesignerHeadProps) {
  const t = useDesignerWords();
  const navigate = useNavigate();
  const mayDesign = useMayDesign();
  const isUnfit = faults.length > 0;
  return (
    <Card
      size="small"
      style={{ marginBottom: 16 }}
      title={name}
      extra={
        <Space wrap>
          <Typography.Text type="secondary" role="status">
            {mayDesign ? t(`save.${state}`) : t('onlyRead')}
          </Typography.Text>
          {state === 'failed' ? <Button onClick={onRetry}>{t('retry')}</Button> : null}
          <PortalPreview id={id} save={onSave} />
          <Button onClick={() => void navigate('/workflow/form')}>{t('back')}</Button>
          {mayDesign ? (
            <Button type="primary" disabled={isUnfit || state === 'stale'} onClick={onPublish}>
              {t('publish')}
            </Button>
          ) : null}
        </Space>
      }
    >
      {isUnfit ? t('unfit', { count: faults.length }) : t('noProblems')}
    </Card>
  );
}
