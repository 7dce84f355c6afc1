import { Button, Space } from 'antd';

import { MenuButton } from '../../../kit/acts/menu-button.tsx';
import type { DiagramEditor, Shape } from './canvas/editor.ts';
import { paletteTools } from './canvas/element-types.ts';
import type { ToolGroup } from './canvas/element-types.ts';
import { useDesignerWords } from './use-designer-words.ts';

interface ElementActsProps {
  editor: DiagramEditor;
  shape: Shape;
}

const groups: readonly ToolGroup[] = ['activity', 'gateway', 'event', 'artifact'];

/** What is done with the element that is chosen, as the palette and the pad beside it do with the mouse. */
export function ElementActs({ editor, shape }: ElementActsProps) {
  const t = useDesignerWords();
  const { acts } = editor;
  const isWhole = shape.businessObject === editor.process();
  const tools = groups.map((group) => ({
    ...{ key: group, type: 'group' as const, label: t(`toolGroups.${group}`) },
    children: paletteTools
      .filter((tool) => tool.group === group)
      .map((tool) => ({
        ...{ key: tool.id, label: editor.word(tool.title), disabled: !acts.mayAdd(tool) },
        onClick: () => acts.add(tool),
      })),
  }));
  const names = new Map(editor.elements().map((element) => [element.id, element]));
  const targets = () =>
    acts.targets().map((target) => {
      const { name = '', kind = target.id } = names.get(target.id) ?? {};
      return {
        ...{ key: target.id, label: name === '' ? kind : t('element', { name, kind }) },
        onClick: () => acts.connect(target),
      };
    });
  return (
    <Space wrap size="small" role="group" aria-label={t('elementActs')} className="designer-acts">
      <MenuButton size="small" menu={{ items: tools, className: 'designer-menu' }}>
        {t('addElement')}
      </MenuButton>
      {isWhole ? null : (
        <>
          <MenuButton size="small" menu={{ items: targets(), className: 'designer-menu' }}>
            {t('connectTo')}
          </MenuButton>
          <Button size="small" onClick={acts.retype}>
            {t('retype')}
          </Button>
          <Button size="small" danger onClick={acts.remove}>
            {t('removeElement')}
          </Button>
        </>
      )}
    </Space>
  );
}
