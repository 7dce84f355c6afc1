import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { DraftFromFile } from './draft-from-file.tsx';
import { drawn } from './drawn.ts';
import type { ContentListName } from './drawn.ts';
import { useContentActs } from './use-content-acts.ts';

const fromFile = () => [<DraftFromFile key="fromFile" />];

/** The list of a kind of content, and its way to the public. */
function listOf(name: ContentListName) {
  return function ContentList() {
    const { entity, address, overrides } = drawn[name];
    const moves = useContentActs(entity);
    return (
      <>
        <EntityScreen
          {...{ entity, address, overrides }}
          batch={moves.ofMany}
          acts={moves.ofRow}
          {...(name === 'policy' && { tools: fromFile })}
        />
        {moves.shown}
      </>
    );
  };
}

/** The lists of what is written, reviewed and published. */
export const contentLists = {
  policy: listOf('policy'),
  detailedRule: listOf('detailedRule'),
  itemGuide: listOf('itemGuide'),
  publicityList: listOf('publicityList'),
  policyNotice: listOf('policyNotice'),
  interpretation: listOf('interpretation'),
  relatedArticle: listOf('relatedArticle'),
  focusItem: listOf('focusItem'),
  advertisement: listOf('advertisement'),
  helpArticle: listOf('helpArticle'),
};
