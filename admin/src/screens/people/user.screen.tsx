import { useState } from 'react';
import { App, Button, Tabs } from 'antd';
import { useTranslations } from 'use-intl';

import { department } from '@policy/shared/contract/entities/people/department.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { optional, text } from '@policy/shared/contract/kit/field.ts';

import type { Act } from '../../kit/acts/row-actions.tsx';
import { ToolMenu } from '../../kit/acts/tool-menu.tsx';
import { fieldsOf } from '../../kit/entity/fields.ts';
import { ImportButton } from '../../kit/imports/import-button.tsx';
import { hiddenField } from '../../kit/inputs/hidden-field.tsx';
import type { ExtraField } from '../../kit/inputs/inputs.tsx';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { SideTree } from '../../kit/lists/side-tree.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { ChooseRoles } from './choose-roles.tsx';
import { PlatformDialog } from './platform-dialog.tsx';
import { useAccountActs } from './use-account-acts.tsx';

const password = optional(text(64, { createOnly: true }));

/** The first password of a new account, which its owner has to replace. */
const passwordField = (label: string, hint: string): ExtraField =>
  hiddenField({ name: 'password', behind: 'account', label, hint, schema: password });

/** People are listed by a call with a name of its own. */
const verbs = { list: 'page', detail: 'detail', submit: 'submit', remove: 'remove', export: 'export-user' };
const people = { ...user, verbs };
const importCalls = { template: 'blade-user/export-template', import: 'blade-user/import-user' };

type Opened =
  | { kind: 'roles'; ids: readonly string[]; reload: () => void }
  | { kind: 'platform'; id: string; reload: () => void };

/** The people of a tenant by department and platform, with their roles, passwords and locks. */
export default function UserScreen() {
  const t = useTranslations('people');
  const k = useTranslations('kit');
  const { can, locale } = useWorkplace();
  const { message } = App.useApp();
  const state = useAddressListState();
  const accounts = useAccountActs();
  const [opened, setOpened] = useState<Opened>();
  const types = fieldsOf(user, locale).find(({ name }) => name === 'userType');
  const { userType = '', ...others } = state.filters;
  const roles = (ids: readonly string[], reload: () => void) =>
    ids.length === 0 ? void message.warning(k('pickOne')) : setOpened({ kind: 'roles', ids, reload });
  const acts: readonly (Omit<Act, 'run'> & {
    code: string;
    act: (ids: string[], reload: () => void) => void;
  })[] = [
    { key: 'roles', code: 'user_role', label: t('assignRoles'), act: roles },
    { key: 'reset', code: 'user_reset', label: t('reset'), act: accounts.reset },
    { key: 'factor', code: 'user_factor', label: t('resetFactor'), act: accounts.resetFactor },
    { key: 'unlock', code: 'user_unlock', label: t('unlock'), act: accounts.unlock },
  ];
  const allowed = acts.filter(({ code }) => can(code));
  const platform = { key: 'platform', label: t('platform') };
  return (
    <SideTree
      {...{ entity: department, filter: 'deptId', state }}
      title={t('departments')}
      everything={t('everybody')}
    >
      <Tabs
        activeKey={userType}
        items={[
          { key: '', label: t('allPlatforms') },
          ...(types?.meta.options ?? []).map((key) => ({ key, label: types?.choices[key] ?? key })),
        ]}
        onChange={(key) => state.search(key === '' ? others : { ...others, userType: key })}
      />
      <EntityScreen
        entity={people}
        extra={[passwordField(t('password'), t('passwordHint'))]}
        acts={({ id }, reload) => [
          ...allowed.map(({ act, ...one }) => ({ ...one, run: () => act([id], reload) })),
          ...(can('user_platform')
            ? [{ ...platform, run: () => setOpened({ kind: 'platform', id, reload }) }]
            : []),
        ]}
        tools={(chosen, reload) => [
          ...allowed.slice(0, 1).map(({ key, label, act }) => (
            <Button key={key} onClick={() => act(chosen, reload)}>
              {label}
            </Button>
          )),
          <ToolMenu
            key="more"
            tools={allowed
              .slice(1)
              .map(({ key, label, act }) => ({ key, label, run: () => act(chosen, reload) }))}
          />,
          <ImportButton
            key="import"
            {...{ entity: user, calls: importCalls }}
            afterwards={t('withoutPassword')}
            onDone={reload}
          />,
        ]}
      />
      {opened?.kind === 'roles' ? (
        <ChooseRoles userIds={opened.ids} onSaved={opened.reload} onClose={() => setOpened(undefined)} />
      ) : null}
      {opened?.kind === 'platform' ? (
        <PlatformDialog userId={opened.id} onSaved={opened.reload} onClose={() => setOpened(undefined)} />
      ) : null}
    </SideTree>
  );
}
