import { Alert, Form, Input } from 'antd';
import { useTranslations } from 'use-intl';

import { role } from '@policy/shared/contract/entities/permissions/role.ts';

import { SaveDialog, useSaving } from '../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../kit/acts/tell-at-fields.ts';
import { useSendingKey } from '../../kit/acts/use-sending-key.ts';
import { FieldItem } from '../../kit/entity/field-item.tsx';
import { fieldsOf } from '../../kit/entity/fields.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

interface Named {
  roleName: string;
  roleAlias: string;
}

const asked: readonly string[] = ['roleName', 'roleAlias'] satisfies (keyof Named)[];

interface CopyRoleDialogProps extends Saving {
  id: string;
  name: string;
}

/** Adds a role that gives what another one does, under a name and an alias of its own. */
export function CopyRoleDialog({ id, name, onClose, onSaved }: CopyRoleDialogProps) {
  const t = useTranslations('permissions');
  const { http, locale } = useWorkplace();
  const { isSaving, save } = useSaving({ onSaved, onClose });
  const [form] = Form.useForm<Named>();
  const keyOf = useSendingKey();
  const send = async (named: Named) => {
    const sent = { id, ...named };
    try {
      await http.post('blade-system/role/copy', sent, { idempotencyKey: keyOf(sent) });
    } catch (error) {
      tellAtFields(form, error);
      throw error;
    }
  };
  return (
    <SaveDialog
      title={t('copyOf', { name })}
      isSaving={isSaving}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Alert type="info" showIcon message={t('copyHint')} style={{ marginBottom: 16 }} />
      <Form<Named>
        form={form}
        name="role-copy"
        layout="vertical"
        validateTrigger={['onBlur', 'onChange']}
        onFinish={(named) => save(() => send(named))}
      >
        {fieldsOf(role, locale)
          .filter((field) => asked.includes(field.name))
          .map((field) => (
            <FieldItem key={field.name} field={field}>
              <Input autoComplete="off" />
            </FieldItem>
          ))}
      </Form>
    </SaveDialog>
  );
}
