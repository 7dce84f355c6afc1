import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';

import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import { FewFieldsDialog } from '../../../kit/forms/few-fields-dialog.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useFormWords } from './use-form-words.ts';

interface Named {
  formKey: string;
  name: string;
}

interface CopyFormDialogProps extends Saving {
  id: string;
  name: string;
}

/** Adds a form that asks what another one does, under a key and a name of its own. */
export function CopyFormDialog({ id, name, ...saving }: CopyFormDialogProps) {
  const t = useFormWords();
  const { http } = useWorkplace();
  const keyOf = useSendingKey();
  const send = (named: Named) => {
    const sent = { id, ...named };
    return http.post(`${formDesign.path}/copy`, sent, { idempotencyKey: keyOf(sent) });
  };
  return (
    <FewFieldsDialog<Named>
      {...saving}
      title={t('copyOf', { name })}
      entity={formDesign}
      asked={['formKey', 'name']}
      send={send}
    />
  );
}
