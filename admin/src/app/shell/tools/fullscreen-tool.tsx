import { useSyncExternalStore } from 'react';
import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { useTranslations } from 'use-intl';

import { ToolButton } from './tool-button.tsx';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};
const isFullNow = () => document.fullscreenElement !== null;

/** Fills the screen with the app, and gives it back; nothing where the browser cannot. */
export function FullscreenTool() {
  const t = useTranslations('tools');
  const isFull = useSyncExternalStore(subscribe, isFullNow);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const asked = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // A browser may refuse; then the window simply stays as it is.
    asked.catch(() => null);
  };
  const icon = isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />;
  return <ToolButton icon={icon} label={t(isFull ? 'exitFullscreen' : 'fullscreen')} onClick={toggle} />;
}
