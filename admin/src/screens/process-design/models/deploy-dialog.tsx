import { App, Alert, Form, Input } from 'antd';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { ItemSelect } from '../../../kit/inputs/item-select.tsx';
import { TreeReference } from '../../../kit/references/tree-reference.tsx';
import type { Model } from '../model-calls.ts';
import { useModelCalls } from '../model-calls.ts';
import { useDesignWords } from '../use-design-words.ts';
import { useDeployTenants } from './use-deploy-tenants.ts';
import { WarningList } from './warning-list.tsx';
import { warningsIn } from './warnings-in.ts';

interface DeployDialogProps {
  model: Pick<Model, 'id' | 'name' | 'version' | 'categoryId'>;
  onDone: () => void;
  onClose: () => void;
}

interface Asked {
  categoryId?: string | null;
  tenantIds?: string[];
  note?: string;
}

/** Deploys the draft of a model, here or in other tenants; what its author should look at again is told afterwards. */
export function DeployDialog({ model, onDone, onClose }: DeployDialogProps) {
  const t = useDesignWords();
  const { message, modal } = App.useApp();
  const calls = useModelCalls();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Asked>();
  const tenantsOffered = useDeployTenants();
  const deploy = async ({ note, categoryId = null, tenantIds = [] }: Asked) => {
    const { version, warnings, tenants } = await calls.deploy({
      ...{ id: model.id, version: model.version },
      // Where the category was left alone, it stays what it is by now.
      ...(categoryId !== model.categoryId && { categoryId }),
      ...(tenantIds.length > 0 && { tenantIds: tenantIds.join(',') }),
      ...(note && { note }),
    });
    const said = tenants > 1 ? t('deployedIn', { version, tenants }) : t('deployed', { version });
    if (warningsIn(warnings).length === 0) void message.success(said);
    else modal.warning({ title: t('warnings'), content: <WarningList warnings={warnings} /> });
    onDone();
    onClose();
  };
  return (
    <SaveDialog
      title={t('deployTitle', { name: model.name })}
      okText="ok"
      isSaving={isBusy}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Alert type="info" showIcon message={t('deployHint')} style={{ marginBottom: 16 }} />
      <Form
        form={form}
        name="deploy"
        layout="vertical"
        initialValues={{ categoryId: model.categoryId }}
        onFinish={(values) => void run(() => deploy(values)).catch(passOverRefusal)}
      >
        <Form.Item name="categoryId" label={t('category')}>
          <TreeReference source="processCategory" />
        </Form.Item>
        {tenantsOffered.length > 0 ? (
          <Form.Item name="tenantIds" label={t('deployTo')} extra={t('deployToHint')}>
            <ItemSelect mode="multiple" optionFilterProp="label" options={[...tenantsOffered]} />
          </Form.Item>
        ) : null}
        <Form.Item name="note" label={t('note')}>
          <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
        </Form.Item>
      </Form>
    </SaveDialog>
  );
}
