import { richText } from '@policy/shared/contract/rich-text.ts';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useTranslations } from 'next-intl';

import { RichText } from '../../content/rich-text.tsx';
import { controlAttributes } from '../control-of.ts';
import type { InputProps } from '../form-facts.ts';

const commands = {
  bold: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  heading: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bullets: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  numbers: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  undo: (editor: Editor) => editor.chain().focus().undo().run(),
  redo: (editor: Editor) => editor.chain().focus().redo().run(),
};
type Command = keyof typeof commands;
const names: readonly Command[] = ['bold', 'italic', 'heading', 'bullets', 'numbers', 'undo', 'redo'];

const isOn = (editor: Editor): Partial<Record<Command, boolean>> => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
});

/** A text with headings and lists; links are made of the addresses that are typed. */
export function RichTextField(props: InputProps) {
  const { value, readonly, disabled } = props;
  const html = typeof value === 'string' ? value : '';
  return readonly === true || disabled === true ? (
    <RichText html={html} lang="zh-CN" />
  ) : (
    <OpenField {...props} value={html} />
  );
}

function OpenField(props: InputProps & { value: string }) {
  const { id, label, value, onChange, onBlur } = props;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = controlAttributes(props);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        link: { openOnClick: false, autolink: true, protocols: [...richText.schemes] },
      }),
    ],
    content: value,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        ...{ id, class: 'rich-text min-h-36 px-3 py-2', role: 'textbox' },
        ...{ 'aria-multiline': 'true', 'aria-label': label },
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? undefined : changed.getHTML()),
    onBlur: () => onBlur(id, value),
  });
  return (
    <div className="rounded-md border border-control bg-paper focus-within:border-wave-600">
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  );
}

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const t = useTranslations('ui.schemaForm.editor');
  const active = useEditorState({ editor, selector: (context) => isOn(context.editor) });
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar', { label })}
      className="flex flex-wrap gap-1 border-b border-line p-1"
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name in active ? active[name] === true : undefined}
          onClick={() => commands[name](editor)}
          className="min-h-9 rounded px-2.5 text-sm hover:bg-mist-100 aria-pressed:bg-mist-100 aria-pressed:font-semibold"
        >
          {t(name)}
        </button>
      ))}
    </div>
  );
}
