import { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';

import { DictionaryPage } from './dictionary-page.tsx';

/** The platform’s dictionaries, with their entries in a drawer. */
export default function DictionaryScreen() {
  return <DictionaryPage entity={dictionary} layout="drawer" />;
}
