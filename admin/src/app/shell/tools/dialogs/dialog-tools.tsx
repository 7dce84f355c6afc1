import {
  BgColorsOutlined,
  BugOutlined,
  CodeOutlined,
  SettingOutlined,
  SkinOutlined,
} from '@ant-design/icons';
import { useTranslations } from 'use-intl';

import { errorLogBadge } from '@policy/shared/auth/storage/error-log.ts';

import { useErrorLog } from '../../../errors/error-log-store.ts';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { DialogTool } from './dialog-tool.tsx';
import type { DialogToolProps } from './dialog-tool.tsx';

const themes = lazyPart(() => import('./theme-dialog.tsx'));
const colours = lazyPart(() => import('./colour-dialog.tsx'));
const errorLog = lazyPart(() => import('../../../errors/error-log-dialog.tsx'));
const debug = lazyPart(() => import('./debug-dialog.tsx'));
const settings = lazyPart(() => import('./settings-dialog.tsx'));

const toolFor = (
  name: 'theme' | 'colour' | 'debug' | 'settings',
  { icon, dialog }: Pick<DialogToolProps, 'icon' | 'dialog'>,
) =>
  function Tool() {
    const t = useTranslations('tools');
    return <DialogTool icon={icon} label={t(name)} dialog={dialog} />;
  };

/** Chooses one of the 11 themes. */
export const ThemeTool = toolFor('theme', { icon: <SkinOutlined />, dialog: themes });

/** Picks the product's colour. */
export const ColourTool = toolFor('colour', { icon: <BgColorsOutlined />, dialog: colours });

/** Shows how many errors were met, and opens their log. */
export function ErrorLogTool() {
  const t = useTranslations('tools');
  const count = useErrorLog(({ entries }) => entries.length);
  const badge = errorLogBadge(count);
  return <DialogTool icon={<BugOutlined />} label={t('errorLog')} badge={badge} dialog={errorLog} />;
}

/** Tells a developer what the page in front is and who may do what on it. */
export const DebugTool = toolFor('debug', { icon: <CodeOutlined />, dialog: debug });

/** Turns the other tools on and off; it has no switch itself, or nothing would bring them back. */
export const SettingsTool = toolFor('settings', { icon: <SettingOutlined />, dialog: settings });
