import { Form } from 'antd';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Act } from '../acts/row-actions.tsx';
import type { FieldOverride } from '../columns/columns.tsx';
import { editableFields, fieldsOf, nameOf, textsOf } from '../entity/fields.ts';
import type { EntityField, Row } from '../entity/fields.ts';
import { startOf } from '../forms/form-values.ts';
import { useDecisive } from '../forms/use-decisive.ts';
import { useOwnName } from '../page/page-names.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { EditorAnchors } from './editor-anchors.tsx';
import { EditorFooter } from './editor-footer.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { EditorPart } from './editor-part.tsx';
import { EditorState } from './editor-state.tsx';
import { useEditor } from './use-editor.ts';
import { useEditorActs } from './use-editor-acts.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { usePartTitles } from '../entity/use-page-words.ts';
import './editor.css';

/** What the page of an entity needs besides the contract. */
export interface EditorProps {
  entity: Entity;
  /** Address of the entity's list, below which its pages are; without one, its only row is edited. */
  address?: string;
  overrides?: Record<string, FieldOverride | undefined>;
  /** What its state and the reader's grants allow besides saving. */
  acts?: (row: Row, reload: () => void) => readonly Act[];
  /** Entities below it whose calls have names of their own. */
  children?: Readonly<Record<string, Entity>>;
}

interface LoadedEditorProps extends EditorProps {
  row?: Row;
  reload: () => Promise<unknown>;
}

const versionOf = (row: Row | undefined) => Number(row?.['version'] ?? 0);
const nameInBrowser = (entity: Entity, row: Row | undefined) => `${entity.name}-${row?.id ?? 'new'}`;

/** The parts of the contract with their titles and those of their fields that may be written. */
function useParts(entity: Entity, row: Row | undefined, fields: readonly EntityField[]) {
  const titles = usePartTitles();
  return (entity.layout ?? []).map((part) => ({
    ...part,
    id: `${nameInBrowser(entity, row)}-${part.key}`,
    title: titles(part.key),
    shown: fields.filter((field) => part.fields?.includes(field.name)),
  }));
}

/** The page goes by the name of its row, or says that it adds one; the only row of its kind has none. */
function useRowName({ entity, row, address }: Pick<LoadedEditorProps, 'entity' | 'row' | 'address'>) {
  const k = useTranslations('kit');
  const { locale } = useWorkplace();
  const { title } = textsOf(entity, locale);
  const ofRow = row ? nameOf(entity, row, locale) : k('addOne', { title });
  useOwnName(address === undefined ? null : ofRow);
}

const noActs: NonNullable<EditorProps['acts']> = () => [];

/** Edits one row on a page of its own, in the parts that its contract lays out. */
export function EntityEditor(props: LoadedEditorProps) {
  const { entity, address, overrides = {}, acts = noActs, children = {}, row, reload } = props;
  const { can, leave, locale } = useWorkplace();
  const fields = editableFields(fieldsOf(entity, locale), !row);
  const maySave = can(`${entity.permissionBase}_${row ? 'edit' : 'add'}`);
  const { form, problems, standing, save } = useEditor({
    ...{ entity, row, fields, reload },
    onAdded: (id) => leave(`${address ?? ''}/edit/${id}`),
  });
  const { base, isDirty, editions } = standing;
  const name = nameInBrowser(entity, row);
  const draft = useKeptDraft({ name, version: versionOf(base), isDirty, changes: standing.changes });
  useRowName(props);
  const decisive = useDecisive(fields, form) ?? startOf(fields, base);
  const parts = useParts(entity, row, fields);
  const anchors = parts.map(({ id, title, shown }) => ({
    ...{ id, title },
    problems: shown.filter((field) => problems.refused.includes(field.name)).length,
  }));
  const offered = useEditorActs({
    ...{ entity, row, isDirty, save },
    acts: (stored) => acts(stored, () => void reload()),
  });
  return (
    <Form
      {...{ form, name }}
      component={false}
      layout="vertical"
      initialValues={startOf(fields, row)}
      validateTrigger={['onBlur', 'onChange']}
      onValuesChange={() => {
        standing.touch();
        draft.later();
      }}
      onFieldsChange={problems.count}
    >
      <div className="editor-page">
        <div className="editor">
          <EditorAnchors anchors={anchors} />
          <div className="editor-parts">
            <EditorNotices
              isBehind={standing.isBehind}
              onGoOn={standing.goOn}
              offered={draft.offered}
              version={versionOf(base)}
              onRestore={(values) => {
                standing.restore(values);
                draft.taken();
              }}
              onDrop={draft.drop}
            />
            {parts.map((part) => (
              <EditorPart
                key={part.key}
                {...{ entity, part, row, decisive, overrides, editions, maySave }}
                below={children}
              />
            ))}
          </div>
        </div>
        <EditorFooter
          state={<EditorState {...{ entity, overrides, row }} />}
          {...{ isDirty, maySave, acts: offered.acts }}
          keptAt={draft.keptAt}
          isSaving={offered.isBusy}
          onSave={offered.save}
          {...(address !== undefined && { onBack: () => leave(address) })}
        />
      </div>
    </Form>
  );
}
