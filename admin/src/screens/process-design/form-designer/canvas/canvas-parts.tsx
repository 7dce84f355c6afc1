import type { ReactNode } from 'react';
import { HolderOutlined } from '@ant-design/icons';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Templates } from '@rjsf/antd';
import type { ArrayFieldTemplateProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';

import type { FormValues } from '../../../../kit/entity/fields.ts';
import { useCanvas } from './canvas-context.ts';
import { holderIn, isSamePath } from '@policy/shared/forms/design/form-tree.ts';
import type { FieldPath, Spot } from '@policy/shared/forms/design/form-tree.ts';
import { columnsOf, kindOf } from '@policy/shared/forms/design/kinds.ts';
import { useDesignerWords } from '../use-designer-words.ts';

const OwnTemplate = Templates.FieldTemplate;

/** The names of the fields on a path, without the rows of lists. */
const namesOf = (path: readonly (string | number)[]): string[] =>
  path.filter((step) => typeof step === 'string');

/** A field as it is rendered, under a handle that chooses and drags it. */
export function CanvasField(props: FieldTemplateProps<FormValues>) {
  const { fieldPathId, children, schema, uiSchema = {}, label, required } = props;
  const last = fieldPathId.path.at(-1);
  const path = namesOf(fieldPathId.path);
  // The form itself and the row of a list are no fields.
  if (typeof last !== 'string') return children;
  const isHolder = holderIn(schema, uiSchema) !== null;
  return (
    <Handle {...{ path, required }} title={label} kind={kindOf(schema, uiSchema)}>
      {isHolder ? (
        children
      ) : (
        <div inert className="canvas-control">
          {OwnTemplate ? <OwnTemplate {...props} displayLabel={false} /> : children}
        </div>
      )}
    </Handle>
  );
}

interface HandleProps {
  path: FieldPath;
  title: string;
  kind: ReturnType<typeof kindOf>;
  required: boolean | undefined;
  children: ReactNode;
}

function Handle({ path, title, kind, required, children }: HandleProps) {
  const t = useDesignerWords();
  const { selected, select } = useCanvas();
  const isSelected = isSamePath(selected, path);
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({
    id: `field:${path.join('.')}`,
    data: { from: path },
  });
  const look = ['canvas-field', isSelected ? 'canvas-selected' : '', isDragging ? 'canvas-dragged' : ''];
  return (
    <div ref={setNodeRef} className={look.filter(Boolean).join(' ')}>
      <button
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className="canvas-handle"
        data-field={path.join('.')}
        aria-label={t('select', { title })}
        aria-pressed={isSelected}
        onClick={() => select(path)}
      >
        <HolderOutlined aria-hidden />
        <span className="canvas-title">
          {title}
          {required ? <span className="canvas-required"> *</span> : null}
        </span>
        <span className="canvas-kind">{t(`kinds.${kind}`)}</span>
      </button>
      {children}
    </div>
  );
}

/** The fields of a form, a group or a row, with a place to drop before each and after the last. */
export function CanvasObject(props: ObjectFieldTemplateProps<FormValues>) {
  const { fieldPathId, properties, uiSchema = {} } = props;
  const t = useDesignerWords();
  const parent = namesOf(fieldPathId.path);
  const isEmpty = properties.length === 0;
  return (
    <div className="canvas-object" data-columns={columnsOf(uiSchema)}>
      {properties.map(({ name, content }, index) => (
        <div key={name} className="canvas-cell">
          <Gap {...{ parent, index }} />
          {content}
        </div>
      ))}
      <Gap {...{ parent }} index={properties.length}>
        {isEmpty ? t(parent.length === 0 ? 'emptyCanvas' : 'emptyGroup') : null}
      </Gap>
    </div>
  );
}

/** A list by its first row. */
export const CanvasRows = ({ items }: ArrayFieldTemplateProps<FormValues[]>) => <>{items[0]}</>;

/** The fields of a row, without the buttons that move rows. */
export const CanvasRow = ({ children }: { children: ReactNode }) => (
  <div className="canvas-row">{children}</div>
);

function Gap({ parent, index, children }: Spot & { children?: ReactNode }) {
  const { isDragging } = useCanvas();
  const { setNodeRef, isOver } = useDroppable({
    id: `gap:${parent.join('.')}:${index}`,
    data: { to: { parent, index } },
  });
  const look = ['canvas-gap', isDragging ? 'canvas-gap-open' : '', isOver ? 'canvas-gap-over' : ''];
  return (
    <div ref={setNodeRef} className={look.filter(Boolean).join(' ')}>
      {children}
    </div>
  );
}
