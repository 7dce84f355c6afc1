import { useState } from 'react';
import { Checkbox, Form, Segmented } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { changeField, renameField } from '@policy/shared/forms/design/edit-fields.ts';
import { fieldAt } from '@policy/shared/forms/design/form-tree.ts';
import type { FieldPath, Part, PlacedField } from '@policy/shared/forms/design/form-tree.ts';
import { columnsOf, kindOf } from '@policy/shared/forms/design/kinds.ts';
import type { Said } from '@policy/shared/forms/design/kinds.ts';

import { CommitInput } from '../commit-input.tsx';
import { withMember } from './field-members.ts';
import { FieldTexts } from './field-texts.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { useDesignerWords } from '../use-designer-words.ts';
import { ValueLimits } from './value-limits.tsx';

/** What every panel beside the canvas is told. */
export interface EditProps {
  content: FormContent;
  onChange: (content: FormContent) => void;
}

interface FieldPropertiesProps extends EditProps {
  path: FieldPath;
  onRenamed: (content: FormContent, path: FieldPath) => void;
}

/** What a part of the panel is told of the field. */
export interface FieldProps {
  content: FormContent;
  field: PlacedField;
  kind: ReturnType<typeof kindOf>;
  id: (name: string) => string;
  put: (part: Part, words?: readonly Said[]) => void;
  layOut: (layout: Part) => void;
}

/** Everything that a field says of itself. */
export function FieldProperties({ content, path, onChange, onRenamed }: FieldPropertiesProps) {
  const field = fieldAt(content, path);
  if (!field) return null;
  const told: FieldProps = {
    ...{ content, field, kind: kindOf(field.part, field.layout) },
    id: (name) => `field-${path.join('-')}-${name}`,
    put: (part, words = []) => onChange(changeField(content, path, { part, words })),
    layOut: (layout) => onChange(changeField(content, path, { layout })),
  };
  const rename = (name: string): boolean => {
    const edited = /^[A-Za-z]\w{0,59}$/.test(name) ? renameField(content, path, name) : null;
    if (edited) onRenamed(edited.content, edited.path);
    return edited !== null;
  };
  return (
    <Form layout="vertical" component="div">
      <FieldTexts {...told} />
      <FieldKey {...told} onRename={rename} />
      <FieldFlags
        {...told}
        onRequired={(isRequired) => onChange(changeField(content, path, { isRequired }))}
      />
      <ValueLimits {...told} />
      <FieldLook {...told} />
      {told.kind === 'choice' || told.kind === 'multiple' ? (
        <OptionsEditor {...{ content }} part={field.part} onChange={told.put} />
      ) : null}
    </Form>
  );
}

function FieldKey({ field, id, onRename }: FieldProps & { onRename: (name: string) => boolean }) {
  const t = useDesignerWords();
  const [isTaken, setTaken] = useState(false);
  return (
    <CommitInput
      id={id('key')}
      label={t('fields.key')}
      value={field.name}
      wrong={isTaken ? t('keyTaken') : undefined}
      onCommit={(name) => setTaken(!onRename(name))}
    />
  );
}

const neverReadOnly: readonly string[] = ['rows', 'group', 'columns'];

function FieldFlags({ field, kind, put, onRequired }: FieldProps & { onRequired: (is: boolean) => void }) {
  const t = useDesignerWords();
  if (kind === 'explanation') return null;
  return (
    <Form.Item>
      <Checkbox checked={field.isRequired} onChange={({ target }) => onRequired(target.checked)}>
        {t('fields.isRequired')}
      </Checkbox>
      {neverReadOnly.includes(kind) ? null : (
        <Checkbox
          checked={field.part.readOnly === true}
          onChange={({ target }) => put(withMember(field.part, 'readOnly', target.checked || undefined))}
        >
          {t('fields.readOnly')}
        </Checkbox>
      )}
    </Form.Item>
  );
}

/** How a choice is shown, and in how many columns a group stands. */
function FieldLook({ field, kind, layOut }: FieldProps) {
  const t = useDesignerWords();
  const { layout } = field;
  if (kind === 'choice')
    return (
      <Form.Item label={t('fields.widget')}>
        <Segmented
          value={layout['ui:widget'] === 'radio' ? 'radio' : 'select'}
          options={(['radio', 'select'] as const).map((value) => ({ value, label: t(`widgets.${value}`) }))}
          onChange={(widget) => layOut({ ...layout, 'ui:widget': widget })}
        />
      </Form.Item>
    );
  if (kind !== 'group' && kind !== 'columns') return null;
  return (
    <Form.Item label={t('fields.columns')}>
      <Segmented
        value={columnsOf(layout)}
        options={[1, 2, 3]}
        onChange={(columns) => layOut({ ...layout, 'ui:options': { columns } })}
      />
    </Form.Item>
  );
}
