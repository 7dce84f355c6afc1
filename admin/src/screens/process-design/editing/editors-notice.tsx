import { Alert } from 'antd';

import type { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import type { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useDesignWords } from '../use-design-words.ts';
import { useOtherEditors } from './use-other-editors.ts';

interface EditorsNoticeProps {
  entity: typeof processModel | typeof formDesign;
  id: string;
}

/** Warns whoever may change a design while a colleague has it open too, and of how long he has. */
export function EditorsNotice({ entity, id }: EditorsNoticeProps) {
  const t = useDesignWords();
  const { can } = useWorkplace();
  const others = useOtherEditors(entity.path, id, can(`${entity.permissionBase}_edit`));
  if (others.length === 0) return null;
  const names = others.map(({ name, since }) => t('editor', { name, time: since.slice(11, 16) }));
  return (
    <Alert
      showIcon
      type="warning"
      style={{ marginBottom: 12 }}
      message={t('othersEdit', { names: names.join(t('nameBetween')) })}
      description={t('othersEditText')}
    />
  );
}
