import { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';

import { DictionaryPage } from './dictionary-page.tsx';

/** The platform’s dictionaries, and their entries below them. */
export default function DictionaryVerticalScreen() {
  return <DictionaryPage entity={dictionary} layout="vertical" />;
}
