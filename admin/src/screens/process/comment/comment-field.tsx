import type { ReactNode, Ref } from 'react';
import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { MentionsRef } from 'antd/es/mentions';

import { mostCommentFiles } from '@policy/shared/contract/workflow/remarks.ts';

import { AttachmentsInput } from '../../../kit/inputs/attachments-input.tsx';
import { mentionedIn } from './beside.ts';
import type { Beside } from './beside.ts';
import { MentionInput } from './mention-input.tsx';
import { useCommentWords } from './use-comment-words.ts';
import './comment.css';

interface CommentFieldProps {
  /** Given by the form around it. */
  id?: string;
  label?: string | undefined;
  longest: number;
  rows?: { min: number; max: number };
  ref?: Ref<MentionsRef>;
  value?: string;
  onChange?: (text: string) => void;
  beside: Beside;
  onBeside: (change: (now: Beside) => Beside) => void;
  /** What else stands beside the field. */
  children?: ReactNode;
}

/** A comment with files and colleagues whom it mentions. */
export function CommentField(props: CommentFieldProps) {
  const { rows = { min: 1, max: 5 }, value = '', onChange, beside, onBeside, children, ...rest } = props;
  const t = useCommentWords();
  const told = mentionedIn(value, beside.picked);
  return (
    <div className="comment-field">
      <MentionInput
        {...rest}
        rows={rows}
        placeholder={t('mentionHint')}
        value={value}
        onChange={(text) => onChange?.(text)}
        picked={beside.picked}
        onPick={(picked) => onBeside((now) => ({ ...now, picked }))}
      />
      {children}
      <AttachmentsInput
        purpose="comment"
        most={mostCommentFiles}
        value={beside.files}
        onChange={(files) => onBeside((now) => ({ ...now, files }))}
        onBusy={(isUploading) => onBeside((now) => ({ ...now, isUploading }))}
        trigger={<Button icon={<PaperClipOutlined />} aria-label={t('attachHint')} title={t('attachHint')} />}
      />
      {told.length > 0 ? (
        <p className="comment-tells" role="status">
          {t('tells', { names: told.map(({ text }) => text).join(t('between')) })}
        </p>
      ) : null}
    </div>
  );
}
