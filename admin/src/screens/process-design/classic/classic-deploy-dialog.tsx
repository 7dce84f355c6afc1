import { Form } from 'antd';

import { SaveDialog, useSaving } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useClassicWords } from './use-classic-words.ts';
import { whereTo, WhereToItems } from './where-to.tsx';
import type { WhereTo } from './where-to.tsx';

interface ClassicDeployDialogProps extends Saving {
  model: { id: string; name: string };
}

/** Deploys the draft of a model under a kind of process, here or in other tenants. */
export function ClassicDeployDialog({ model, ...saving }: ClassicDeployDialogProps) {
  const t = useClassicWords();
  const { http } = useWorkplace();
  const { isSaving, save } = useSaving(saving);
  const [form] = Form.useForm<WhereTo>();
  const deploy = (asked: WhereTo) =>
    http.post('blade-flow/model/deploy', { modelId: model.id, ...whereTo(asked) });
  return (
    <SaveDialog
      title={t('deployTitle', { name: model.name })}
      isSaving={isSaving}
      onSave={() => form.submit()}
      onClose={saving.onClose}
    >
      <Form<WhereTo>
        form={form}
        name="classic-deploy"
        layout="vertical"
        onFinish={(asked) => save(() => deploy(asked))}
      >
        <WhereToItems />
      </Form>
    </SaveDialog>
  );
}
