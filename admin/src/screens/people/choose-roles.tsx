import { useTranslations } from 'use-intl';

import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';

import { ChooseDialog } from '../../components/check-tree/choose-dialog.tsx';
import type { CheckNode } from '../../components/check-tree/keys.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

interface ChooseRolesProps {
  userIds: readonly string[];
  onClose: () => void;
  onSaved: () => void;
}

/** The roles of some people, replaced for all of them. */
export function ChooseRoles({ userIds, onClose, onSaved }: ChooseRolesProps) {
  const t = useTranslations('people');
  const { http } = useWorkplace();
  const heldBy = async (id: string) => {
    const { roleId } = await http.get<{ roleId: string | null }>(`${user.path}/detail`, { id });
    return roleId?.split(',').filter(Boolean) ?? [];
  };
  const load = async () => {
    const [nodes, held] = await Promise.all([
      http.get<CheckNode[]>(`${role.path}/tree`),
      Promise.all(userIds.map(heldBy)),
    ]);
    return { nodes, held };
  };
  const save = async (chosen: string[]) => {
    await http.post(`${user.path}/grant`, { userIds: userIds.join(','), roleIds: chosen.join(',') });
    onSaved();
  };
  return <ChooseDialog title={t('assignRoles')} name={userIds.join(',')} {...{ load, save, onClose }} />;
}
