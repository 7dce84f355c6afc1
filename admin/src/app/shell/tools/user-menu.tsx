import { useState } from 'react';
import { DeleteOutlined, LogoutOutlined, SwapOutlined, UserOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { MenuButton } from '../../../kit/acts/menu-button.tsx';
import { siteHref } from '../../../kit/page/base-path.ts';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { routes } from '../../routes.ts';
import { isSwitchMode } from '../../session/switch-mode.ts';
import { usePerson } from '../../session/use-person.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { routeAt } from '../../navigation.ts';
import { DialogPart } from './dialog-part.tsx';
import { useClearCache } from './use-clear-cache.ts';

const switchDialog = lazyPart(() => import('./switch-dialog.tsx'));
const profilePath = '/info/index';

/** Who is signed in, and what he may do about himself. */
export function UserMenu() {
  const t = useTranslations();
  const navigate = useNavigate();
  const [isSwitching, setIsSwitching] = useState(false);
  const clearCache = useClearCache();
  const signOut = useSignOut();
  const { name, avatar } = usePerson();
  const profile = {
    key: 'profile',
    icon: <UserOutlined />,
    label: t('shell.profile'),
    onClick: () => void navigate(profilePath),
  };
  const acting = {
    key: 'switch',
    icon: <SwapOutlined />,
    label: t('switcher.open'),
    onClick: () => setIsSwitching(true),
  };
  const items = [
    ...(routeAt(routes, profilePath) ? [profile] : []),
    ...(isSwitchMode ? [acting] : []),
    { key: 'clear', icon: <DeleteOutlined />, label: t('tabMenu.clearCache'), onClick: clearCache },
    { key: 'signOut', icon: <LogoutOutlined />, label: t('shell.signOut'), onClick: () => void signOut() },
  ];
  return (
    <>
      <MenuButton menu={{ items }} type="text" aria-label={`${t('shell.userMenu')} ${name}`}>
        <span className="shell-user">
          <img src={avatar && siteHref(avatar)} alt="" width="24" height="24" className="shell-avatar" />
          <span className="shell-user-name">{name}</span>
        </span>
      </MenuButton>
      <DialogPart dialog={switchDialog} isOpen={isSwitching} onClose={() => setIsSwitching(false)} />
    </>
  );
}
