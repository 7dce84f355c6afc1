import { LogoutOutlined } from '@ant-design/icons';
import { Button, Dropdown, Space } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { session } from '../site.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useTabs } from './tab-store.ts';

function UserMenu() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const user = session.user();
  const name = [user?.real_name, user?.user_name, user?.account].find(Boolean) ?? '';
  const signOut = async () => {
    // Ended here in any case: the session clears its tokens even where the server does not answer.
    await session.signOut().catch(() => undefined);
    useTabs.getState().clear();
    await navigate('/login');
  };
  const items = [
    { key: 'signOut', icon: <LogoutOutlined />, label: t('signOut'), onClick: () => void signOut() },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button type="text" aria-label={`${t('userMenu')} ${name}`}>
        <span className="shell-user">
          <img src={user?.avatar} alt="" width="24" height="24" className="shell-avatar" />
          <span className="shell-user-name">{name}</span>
        </span>
      </Button>
    </Dropdown>
  );
}

/** Tools at the right end of the top bar. */
export function HeaderTools() {
  return (
    <Space size={4} className="shell-tools">
      <LanguageSwitch />
      <UserMenu />
    </Space>
  );
}
