import { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';

import { DictionaryPage } from './dictionary-page.tsx';

/** The platform’s dictionaries and their entries side by side. */
export default function DictionaryHorizontalScreen() {
  return <DictionaryPage entity={dictionary} layout="horizontal" />;
}
