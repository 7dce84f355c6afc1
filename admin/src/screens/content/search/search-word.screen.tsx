import { searchWord } from '@policy/shared/contract/entities/content/search-word.ts';

import { EntityScreen } from '../../../kit/screen/entity-screen.tsx';
import { IndexState } from './index-state.tsx';

/** The words that the search takes for others or offers, and how its index stands. */
export default function SearchWordScreen() {
  return (
    <>
      <IndexState />
      <EntityScreen entity={searchWord} />
    </>
  );
}
