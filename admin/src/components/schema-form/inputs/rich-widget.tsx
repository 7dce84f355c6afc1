import type { WidgetProps } from '@rjsf/utils';

import { RichTextInput } from '../../../kit/inputs/rich-text-input.tsx';
import { RichAnswer } from '../rich-answer.tsx';

/** A text with headings, lists and links; the editor comes with the first one that is asked for. */
export function RichWidget(props: WidgetProps<Record<string, unknown>>) {
  const { id, label, readonly, disabled, onChange, onBlur } = props;
  const value: unknown = props.value;
  const html = typeof value === 'string' ? value : '';
  if (readonly || disabled) return <RichAnswer html={html} />;
  return (
    <RichTextInput
      {...{ id, label, value: html }}
      onChange={(changed) => onChange(changed === '' ? undefined : changed)}
      onBlur={() => onBlur(id, value)}
    />
  );
}
