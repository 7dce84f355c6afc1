import { Badge, Button, Segmented, Space, Switch, Typography } from 'antd';
import type { ReactNode } from 'react';
import {
  CompressOutlined,
  DownloadOutlined,
  FullscreenOutlined,
  RedoOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';

import { MenuButton } from '../../../kit/acts/menu-button.tsx';
import { saveFile } from '../../../kit/page/save-file.ts';
import type { DiagramEditor } from './canvas/editor.ts';
import { Shortcuts } from './shortcuts.tsx';
import type { Draft } from './use-draft.ts';
import { useStepWords } from './steps/use-step-words.ts';
import { useDesignerWords } from './use-designer-words.ts';

const zoomStep = 1.2;

interface ToolBarProps {
  name: string;
  editor: DiagramEditor | undefined;
  draft: Draft;
  isAutosaved: boolean;
  isSimulated: boolean;
  /** For how much deploying would be refused. */
  problems: number;
  may: { save: boolean; deploy: boolean };
  view: DesignView;
  on: {
    view: (view: DesignView) => void;
    autosave: (isOn: boolean) => void;
    fullScreen: () => void;
    source: () => void;
    check: () => void;
    trial: () => void;
    simulation: () => void;
    save: () => void;
    deploy: () => void;
  };
}

/** How a process is shown. */
export type DesignView = 'diagram' | 'list';
const views = ['diagram', 'list'] as const;

interface Tool {
  act: () => void;
  isOff?: boolean;
}

/** What can be done with the whole diagram. */
export function ToolBar({
  name,
  draft,
  isAutosaved,
  isSimulated,
  may,
  view,
  on,
  problems,
  ...given
}: ToolBarProps) {
  const t = useDesignerWords();
  const s = useStepWords();
  const isList = view === 'list';
  // What is simulated is not drawn on meanwhile.
  const editor = isSimulated ? undefined : given.editor;
  const tool = (label: string, icon: ReactNode, { act, isOff = false }: Tool) => (
    <Button
      key={label}
      icon={icon}
      title={label}
      aria-label={label}
      aria-disabled={!editor || isOff}
      onClick={() => editor && !isOff && act()}
    />
  );
  const keep = async (kind: 'bpmn' | 'svg') => {
    if (!editor) return;
    const [text, type] =
      kind === 'svg' ? [await editor.svg(), 'image/svg+xml'] : [await editor.xml(), 'application/xml'];
    saveFile(new Blob([text], { type }), `${name}.${kind}`);
  };
  const downloads = [
    { key: 'bpmn', label: t('downloadBpmn'), onClick: () => void keep('bpmn') },
    { key: 'svg', label: t('downloadSvg'), onClick: () => void keep('svg') },
  ];
  return (
    <Space wrap>
      <Segmented<DesignView>
        aria-label={s('view')}
        value={view}
        options={views.map((value) => ({ value, label: s(value) }))}
        onChange={on.view}
      />
      <Space.Compact>
        {tool(t('undo'), <UndoOutlined />, {
          act: () => editor?.commands.undo(),
          isOff: !editor?.commands.canUndo(),
        })}
        {tool(t('redo'), <RedoOutlined />, {
          act: () => editor?.commands.redo(),
          isOff: !editor?.commands.canRedo(),
        })}
        {tool(t('zoomIn'), <ZoomInOutlined />, { act: () => editor?.zoom(zoomStep), isOff: isList })}
        {tool(t('zoomOut'), <ZoomOutOutlined />, { act: () => editor?.zoom(1 / zoomStep), isOff: isList })}
        {tool(t('fit'), <CompressOutlined />, { act: () => editor?.fit(), isOff: isList })}
        {tool(t('fullScreen'), <FullscreenOutlined />, { act: on.fullScreen })}
      </Space.Compact>
      <MenuButton menu={{ items: downloads }} icon={<DownloadOutlined />} aria-label={t('downloadBpmn')} />
      <Button onClick={on.source}>{t('source')}</Button>
      <Shortcuts />
      <Badge size="small" count={problems} title={t('problems', { count: problems })}>
        <Button onClick={on.check}>{t('check')}</Button>
      </Badge>
      <Button disabled={!given.editor} aria-pressed={isSimulated} onClick={on.simulation}>
        {t('simulation')}
      </Button>
      {may.save ? (
        <>
          <Button disabled={!editor} onClick={on.trial}>
            {t('trial')}
          </Button>
          <Button type="primary" loading={draft.isBusy} onClick={on.save}>
            {t('save')}
          </Button>
        </>
      ) : null}
      {may.deploy ? <Button onClick={on.deploy}>{t('deploy')}</Button> : null}
      {may.save ? (
        <Space size="small">
          <Switch size="small" checked={isAutosaved} aria-label={t('autosave')} onChange={on.autosave} />
          {t('autosave')}
        </Space>
      ) : null}
      <SavedState draft={draft} />
    </Space>
  );
}

function SavedState({ draft: { isDirty, savedAt } }: { draft: Draft }) {
  const t = useDesignerWords();
  if (isDirty) return <Typography.Text type="warning">{t('unsaved')}</Typography.Text>;
  const time = savedAt?.toLocaleTimeString();
  return time ? <Typography.Text type="secondary">{t('savedAt', { time })}</Typography.Text> : null;
}
