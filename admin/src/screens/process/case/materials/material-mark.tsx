import { Form, Radio, Tag } from 'antd';
import { useTranslations } from 'use-intl';

import { CommentInput } from '../phrases/comment-input.tsx';
import type { Mark } from './marks.ts';

interface MaterialMarkProps {
  /** The material's. */
  name: string;
  given: Mark | undefined;
  /** Present where the reader may judge. */
  onSet?: (mark: Mark) => void;
}

const marks = ['passed', 'supplement'] as const;

/** What was found of a material, and where the reader may judge, the choice; what is to be mended has to be said. */
export function MaterialMark({ name, given, onSet }: MaterialMarkProps) {
  const t = useTranslations('process');
  if (!onSet) return given ? <MarkShown given={given} /> : null;
  const comment = given?.comment ?? '';
  return (
    <div className="case-mark">
      <div role="radiogroup" aria-label={name}>
        <Radio.Group
          optionType="button"
          size="small"
          options={marks.map((value) => ({ value, label: t(value) }))}
          value={given?.mark}
          onChange={({ target }) =>
            onSet({ mark: target.value === 'passed' ? 'passed' : 'supplement', comment })
          }
        />
      </div>
      {given?.mark === 'supplement' ? (
        <WhatToMend
          name={name}
          comment={comment}
          onSay={(said) => onSet({ mark: 'supplement', comment: said })}
        />
      ) : null}
    </div>
  );
}

interface WhatToMendProps {
  name: string;
  comment: string;
  onSay: (said: string) => void;
}

function WhatToMend({ name, comment, onSay }: WhatToMendProps) {
  const t = useTranslations('process');
  const isMissing = comment.trim() === '';
  return (
    <Form.Item
      className="case-mark-comment"
      {...(isMissing && { validateStatus: 'error' as const, help: t('markCommentRequired') })}
    >
      <CommentInput
        label={`${t('markComment')} ${name}`}
        placeholder={t('markComment')}
        longest={500}
        value={comment}
        onChange={onSay}
      />
    </Form.Item>
  );
}

function MarkShown({ given }: { given: Mark }) {
  const t = useTranslations('process');
  return (
    <div>
      <Tag color={given.mark === 'passed' ? 'success' : 'warning'}>{t(given.mark)}</Tag>
      {given.comment}
    </div>
  );
}
