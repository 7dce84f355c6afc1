import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { MoreOutlined } from '@ant-design/icons';
import { Space } from 'antd';
import { useTranslations } from 'use-intl';

import { LanguageSwitch } from './language-switch.tsx';
import {
  ColourTool,
  DebugTool,
  ErrorLogTool,
  SettingsTool,
  ThemeTool,
} from './tools/dialogs/dialog-tools.tsx';
import { useSwitches } from './tools/dialogs/switches.ts';
import type { ToolName } from './tools/dialogs/switches.ts';
import { FullscreenTool } from './tools/fullscreen-tool.tsx';
import { LockTool } from './tools/lock-tool.tsx';
import { MenuSearch } from './tools/menu-search/menu-search.tsx';
import { NoticesTool } from './tools/notices-tool.tsx';
import { ToolButton } from './tools/tool-button.tsx';
import { ToolPanel } from './tools/tool-panel.tsx';
import { UserMenu } from './tools/user-menu.tsx';

type Tool = readonly [name: ToolName, tool: ComponentType];

const first: readonly Tool[] = [
  ['search', MenuSearch],
  ['notices', NoticesTool],
];
const folding: readonly Tool[] = [
  ['fullscreen', FullscreenTool],
  ['lock', LockTool],
  ['errorLog', ErrorLogTool],
  ['theme', ThemeTool],
  ['colour', ColourTool],
  ['debug', DebugTool],
];
const last: readonly Tool[] = [
  ['language', LanguageSwitch],
  ['userMenu', UserMenu],
];

/** Tools at the right end of the top bar, as far as their switches are on; a tight bar folds some away. */
export function HeaderTools({ isTight }: { isTight: boolean }) {
  const { isOn } = useSwitches();
  const shown = (tools: readonly Tool[]) =>
    tools.filter(([name]) => isOn(name)).map(([name, Tool]) => <Tool key={name} />);
  const folded = (
    <>
      {shown(folding)}
      <SettingsTool />
    </>
  );
  return (
    <Space size={0} className="shell-tools">
      {shown(first)}
      {isTight ? <Folded>{folded}</Folded> : folded}
      {shown(last)}
    </Space>
  );
}

/** The tools behind one button; their list goes away as soon as one of them is pressed. */
function Folded({ children }: { children: ReactNode }) {
  const t = useTranslations('tools');
  const [isOpen, setIsOpen] = useState(false);
  const tools = (
    <div className="shell-folded" onClick={() => setIsOpen(false)}>
      {children}
    </div>
  );
  return (
    <ToolPanel label={t('more')} isOpen={isOpen} onOpenChange={setIsOpen} panel={tools}>
      <ToolButton icon={<MoreOutlined />} label={t('more')} aria-expanded={isOpen} />
    </ToolPanel>
  );
}
