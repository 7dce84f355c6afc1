import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Button, Space } from 'antd';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import './rich-text.css';

/** A form field that holds HTML. */
export interface RichTextEditorProps {
  id?: string | undefined;
  /** Names the field for those who cannot see its label. */
  label?: string | undefined;
  value?: string | null;
  onChange?: ((html: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

type Command = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'link' | 'undo' | 'redo';

const icons: Record<Command, ReactNode> = {
  bold: <BoldOutlined />,
  italic: <ItalicOutlined />,
  heading: 'H',
  bullets: <UnorderedListOutlined />,
  numbers: <OrderedListOutlined />,
  quote: '❝',
  link: <LinkOutlined />,
  undo: <UndoOutlined />,
  redo: <RedoOutlined />,
};

function link(editor: Editor, ask: string) {
  if (editor.isActive('link')) return editor.chain().focus().unsetLink().run();
  const href = window.prompt(ask, 'https://');
  return href ? editor.chain().focus().setLink({ href }).run() : false;
}

const run: Record<Command, (editor: Editor, ask: string) => boolean> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  bullets: (editor) => editor.chain().focus().toggleBulletList().run(),
  numbers: (editor) => editor.chain().focus().toggleOrderedList().run(),
  quote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  link,
  undo: (editor) => editor.chain().focus().undo().run(),
  redo: (editor) => editor.chain().focus().redo().run(),
};

const isOn = (editor: Editor): Partial<Record<Command, boolean>> => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
});

const commands: readonly Command[] = [
  'bold',
  'italic',
  'heading',
  'bullets',
  'numbers',
  'quote',
  'link',
  'undo',
  'redo',
];

function Toolbar({ editor }: { editor: Editor }) {
  const t = useTranslations('editor');
  const active = useEditorState({ editor, selector: (context) => isOn(context.editor) });
  return (
    <Space className="rich-text-toolbar" size={2} wrap role="toolbar" aria-label={t('toolbar')}>
      {commands.map((command) => (
        <Button
          key={command}
          type="text"
          size="small"
          icon={icons[command]}
          aria-label={t(command)}
          aria-pressed={active[command] ?? false}
          onClick={() => run[command](editor, t('address'))}
        />
      ))}
    </Space>
  );
}

/** Edits HTML; an editor without text counts as empty. */
export default function RichTextEditor({ id, label, value, onChange, onBlur }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: { openOnClick: false } })],
    content: value ?? '',
    immediatelyRender: true,
    editorProps: {
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        ...(id && { id }),
        ...(label && { 'aria-label': label }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange?.(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => onBlur?.(),
  });
  return (
    <div className="rich-text-editor">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
