import { useState } from 'react';
import { Checkbox, Form, Segmented } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { changeField, renameField } from '@policy/shared/forms/design/edit-fields.ts';
import type { FieldChange } from '@policy/shared/forms/design/edit-fields.ts';
import { fieldAt } from '@policy/shared/forms/design/form-tree.ts';
import type { FieldPath, PlacedField } from '@policy/shared/forms/design/form-tree.ts';
import { columnsOf, kindOf, neverRequired } from '@policy/shared/forms/design/kinds.ts';

import { CommitInput } from '../commit-input.tsx';
import { withMember } from './field-members.ts';
import { DictionaryProperties } from './dictionary-properties.tsx';
import { FieldWidthChoice } from './field-width.tsx';
import { FilesProperties } from './files-properties.tsx';
import { FormulaProperties } from './formula-properties.tsx';
import { ShownWhen } from './shown-when.tsx';
import { FieldTexts } from './field-texts.tsx';
import { GivenProperties } from './given-properties.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { useDesignerWords } from '../use-designer-words.ts';
import { useMayDesign } from '../use-may-design.ts';
import { ValueLimits } from './value-limits.tsx';

/** What every panel beside the canvas is told. */
export interface EditProps {
  content: FormContent;
  onChange: (edit: (now: FormContent) => FormContent) => void;
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
  /** Changes the field as it is by then; nothing where there is nothing to change. */
  edit: (change: (field: PlacedField, now: FormContent) => FieldChange | null) => void;
}

/** Everything that a field says of itself. */
export function FieldProperties({ content, path, onChange, onRenamed }: FieldPropertiesProps) {
  const field = fieldAt(content, path);
  if (!field) return null;
  const told: FieldProps = {
    ...{ content, field, kind: kindOf(field.part, field.layout) },
    edit: (change) =>
      onChange((now) => {
        // It may have been removed or named anew meanwhile.
        const current = fieldAt(now, path);
        const changed = current && change(current, now);
        return changed ? changeField(now, path, changed) : now;
      }),
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
      <FieldFlags {...told} />
      <ValueLimits {...told} />
      <FieldLook {...told} />
      <FieldWidthChoice {...told} path={path} />
      <FilesProperties {...told} />
      <DictionaryProperties {...told} />
      <GivenProperties {...told} />
      {told.kind === 'formula' ? <FormulaProperties {...told} path={path} /> : null}
      {told.kind === 'choice' || told.kind === 'multiple' ? <OptionsEditor {...told} /> : null}
      <ShownWhen {...told} path={path} />
    </Form>
  );
}

function FieldKey({ field, onRename }: FieldProps & { onRename: (name: string) => boolean }) {
  const t = useDesignerWords();
  const [isTaken, setTaken] = useState(false);
  return (
    <CommitInput
      label={t('fields.key')}
      value={field.name}
      wrong={isTaken ? t('keyTaken') : undefined}
      onCommit={(name) => setTaken(!onRename(name))}
    />
  );
}

const neverReadOnly: readonly string[] = [
  ...['rows', 'group', 'columns', 'tabs', 'collapse', 'files', 'image', 'signature', 'region'],
  ...['dictionary', 'richText', 'location'],
];

function FieldFlags({ field, kind, edit }: FieldProps) {
  const t = useDesignerWords();
  if (neverRequired.includes(kind)) return null;
  return (
    <Form.Item>
      <Checkbox
        checked={field.isRequired}
        onChange={({ target }) => edit(() => ({ isRequired: target.checked }))}
      >
        {t('fields.isRequired')}
      </Checkbox>
      {neverReadOnly.includes(kind) ? null : (
        <Checkbox
          checked={field.part.readOnly === true}
          onChange={({ target }) =>
            edit(({ part }) => ({ part: withMember(part, 'readOnly', target.checked || undefined) }))
          }
        >
          {t('fields.readOnly')}
        </Checkbox>
      )}
    </Form.Item>
  );
}

/** How a choice is shown, and in how many columns a group stands. */
function FieldLook({ field, kind, edit }: FieldProps) {
  const t = useDesignerWords();
  // Told to each: this one does not ask its surroundings.
  const disabled = !useMayDesign();
  const { layout } = field;
  if (kind === 'choice')
    return (
      <Form.Item label={t('fields.widget')}>
        <Segmented
          disabled={disabled}
          value={layout['ui:widget'] === 'radio' ? 'radio' : 'select'}
          options={(['radio', 'select'] as const).map((value) => ({ value, label: t(`widgets.${value}`) }))}
          onChange={(widget) => edit((now) => ({ layout: { ...now.layout, 'ui:widget': widget } }))}
        />
      </Form.Item>
    );
  if (kind !== 'group' && kind !== 'columns') return null;
  return (
    <Form.Item label={t('fields.columns')}>
      <Segmented
        disabled={disabled}
        value={columnsOf(layout)}
        options={[1, 2, 3]}
        onChange={(columns) => edit((now) => ({ layout: { ...now.layout, 'ui:options': { columns } } }))}
      />
    </Form.Item>
  );
}
