import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';

import { DictionaryPage } from './dictionary-page.tsx';

/** The tenant’s own dictionaries, with their entries in a drawer. */
export default function BusinessDictionaryScreen() {
  return <DictionaryPage entity={businessDictionary} layout="drawer" />;
}
