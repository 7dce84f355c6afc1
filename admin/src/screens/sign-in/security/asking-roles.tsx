import { Card, Switch, Table } from 'antd';

import { role } from '@policy/shared/contract/entities/permissions/role.ts';

import { useAsk } from '../../../kit/acts/use-ask.ts';
import { KeyScroll } from '../../../kit/page/key-scroll.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { AskingRole } from './security-shapes.ts';
import { useOrigin } from './use-origin.ts';
import { useSecurityWords } from './use-security-words.ts';

interface AskingRolesProps {
  roles: readonly AskingRole[];
  reload: () => void;
}

/** Which roles ask their people for a second factor; each is a change of that role. */
export function AskingRoles({ roles, reload }: AskingRolesProps) {
  const t = useSecurityWords();
  const { http, can } = useWorkplace();
  const { ask, sayDone } = useAsk();
  const originOf = useOrigin();
  const turn = ({ id, name, version }: AskingRole, isAsking: boolean) =>
    ask({ title: t(isAsking ? 'askFor' : 'askNoMore', { name }), content: t('askHint') }, async () => {
      await http.post(`${role.path}/submit`, { id, version, requireTotp: isAsking ? 1 : 0 });
      sayDone();
      reload();
    });
  return (
    <Card title={t('parts.factor')} className="security-part">
      <p>{t('leads.factor')}</p>
      <KeyScroll>
        <Table<AskingRole>
          rowKey="id"
          size="small"
          dataSource={roles}
          pagination={false}
          scroll={{ x: 'max-content' }}
          columns={[
            { title: t('role'), dataIndex: 'name' },
            {
              ...{ title: t('requires'), key: 'requireTotp' },
              render: (_, one) => (
                <Switch
                  aria-label={t('requiresOf', { name: one.name })}
                  checked={one.requireTotp === 1}
                  disabled={!can('role_edit')}
                  onChange={(isAsking) => turn(one, isAsking)}
                />
              ),
            },
            { title: t('origin'), key: 'origin', render: (_, one) => originOf(one) },
          ]}
        />
      </KeyScroll>
    </Card>
  );
}
