import { useId } from 'react';

import type { ModelCheck } from '@policy/shared/contract/process-design/calls.ts';

import type { DiagramEditor, Shape } from './canvas/editor.ts';
import type { ListedElement } from './canvas/listed-elements.ts';
import { problemsAt } from './check-result.tsx';
import { useDesignerWords } from './use-designer-words.ts';

interface ElementListProps {
  editor: DiagramEditor;
  shape: Shape;
  found: ModelCheck | undefined;
}

/** How many elements are in sight at once. */
const shown = 5;

/** The elements of the diagram as a list: what is chosen with the mouse there is chosen with the keyboard here. */
export function ElementList({ editor, shape, found }: ElementListProps) {
  const t = useDesignerWords();
  const id = useId();
  const elements = editor.elements();
  const choose = (chosen: string) => {
    const found = editor.find(chosen);
    if (found) editor.choose(found);
  };
  const nameOf = (element: ListedElement) => {
    const name =
      element.name === '' ? element.kind : t('element', { name: element.name, kind: element.kind });
    return problemsAt(found, element).length > 0 ? t('faulty', { name }) : name;
  };
  return (
    <div className="designer-elements">
      <label htmlFor={id}>{t('elements')}</label>
      <select id={id} size={shown} value={shape.id} onChange={({ target }) => choose(target.value)}>
        {elements.map((element) => (
          <option key={element.id} value={element.id}>
            {nameOf(element)}
          </option>
        ))}
      </select>
    </div>
  );
}
