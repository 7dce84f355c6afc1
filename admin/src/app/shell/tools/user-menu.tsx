import { DeleteOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { routes } from '../../routes.ts';
import { session } from '../../site.ts';
import { routeAt } from '../../travel.ts';
import { useSignOut } from '../../use-sign-out.ts';
import { useClearCache } from './use-clear-cache.ts';

const profilePath = '/info/index';

/** Who is signed in, and what he may do about himself. */
export function UserMenu() {
  const t = useTranslations();
  const navigate = useNavigate();
  const clearCache = useClearCache();
  const signOut = useSignOut();
  const user = session.user();
  const name = [user?.real_name, user?.user_name, user?.account].find(Boolean) ?? '';
  const profile = {
    key: 'profile',
    icon: <UserOutlined />,
    label: t('shell.profile'),
    onClick: () => void navigate(profilePath),
  };
  const items = [
    ...(routeAt(routes, profilePath) ? [profile] : []),
    { key: 'clear', icon: <DeleteOutlined />, label: t('tabMenu.clearCache'), onClick: clearCache },
    { key: 'signOut', icon: <LogoutOutlined />, label: t('shell.signOut'), onClick: () => void signOut() },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button type="text" aria-label={`${t('shell.userMenu')} ${name}`}>
        <span className="shell-user">
          <img src={user?.avatar} alt="" width="24" height="24" className="shell-avatar" />
          <span className="shell-user-name">{name}</span>
        </span>
      </Button>
    </Dropdown>
  );
}
