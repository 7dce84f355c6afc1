import { useState } from 'react';
import { Button, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { user } from '@policy/shared/contract/entities/people/user.ts';

import PersonDialog from '../../components/person-picker/person-dialog.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { ChildList } from '../../kit/screen/entity-screen.tsx';
import { usePermissionWords } from './use-permission-words.ts';

/** People are listed by a call with a name of its own. */
const people = {
  ...user,
  verbs: { list: 'page', detail: 'detail', submit: 'submit', remove: 'remove', export: 'export-user' },
};
/** What is done to people themselves is done on their own screen. */
const without = ['add', 'view', 'edit', 'delete', 'history', 'export'];

interface MembersDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Who has a role, paged and searched as people are; they are added by picking, and taken out of it. */
export function MembersDialog({ id, name, onClose }: MembersDialogProps) {
  const t = usePermissionWords();
  const k = useTranslations('kit');
  const { can, http } = useWorkplace();
  const { askOf, sayDone } = useAsk();
  const [adding, setAdding] = useState<{ reload: () => void }>();
  const change = async (call: 'give-roles' | 'take-roles', ids: readonly string[], reload: () => void) => {
    await http.post(`${user.path}/${call}`, { userIds: ids.join(','), roleIds: id });
    sayDone();
    reload();
  };
  const take = (ids: readonly string[], reload: () => void) =>
    askOf(ids, { title: t('takeOut', { name }), isDanger: true }, () => change('take-roles', ids, reload));
  const tools = (chosen: string[], reload: () => void) => [
    <Button key="give" type="primary" onClick={() => setAdding({ reload })}>
      {t('addMembers')}
    </Button>,
    <Button key="take" danger onClick={() => take(chosen, reload)}>
      {t('removeMembers')}
    </Button>,
  ];
  const mayChange = can('user_role');
  return (
    <Modal open width={1000} title={t('membersOf', { name })} footer={null} onCancel={onClose}>
      <ChildList
        entity={people}
        parent={{ roleId: id }}
        without={without}
        {...(mayChange && {
          tools,
          acts: (row, reload) => [
            { key: 'take', label: t('removeMember'), run: () => take([row.id], reload) },
          ],
        })}
      />
      {adding ? (
        <PersonDialog
          chosen={[]}
          onClose={() => setAdding(undefined)}
          onPick={(picked) => {
            const ids = picked.map((one) => one.id);
            const { reload } = adding;
            setAdding(undefined);
            askOf(ids, { title: t('takeIn', { name, count: ids.length }), okText: k('ok') }, () =>
              change('give-roles', ids, reload),
            );
          }}
        />
      ) : null}
    </Modal>
  );
}
