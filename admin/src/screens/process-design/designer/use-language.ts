import { useEffect } from 'react';

import type { Locale } from '@policy/shared/messages/kit.ts';

import type { DiagramEditor } from './canvas/editor.ts';

/** Has what is drawn follow the language of its reader; what it says of its elements is read again then. */
export function useLanguage(
  editor: Pick<DiagramEditor, 'speak'> | undefined,
  locale: Locale,
  onSpoken: () => void,
) {
  useEffect(() => {
    if (!editor) return;
    editor.speak(locale);
    onSpoken();
    // What is read again then does not change with it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, locale]);
}
