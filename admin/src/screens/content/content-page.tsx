import { EntityPage } from '../../kit/editor/entity-page.tsx';
import { drawn } from './drawn.ts';
import type { ContentPageName } from './drawn.ts';
import { useContentActs } from './use-content-acts.ts';

/** What people agreed to never goes offline. */
const agreementMoves = ['toReview', 'publish', 'refuse'] as const;

/** The page of a kind of content: it is written, sent to review and published there. */
function pageOf(name: ContentPageName) {
  return function ContentPage() {
    const { entity, address, overrides, children } = drawn[name];
    const moves = useContentActs(entity, name === 'agreement' ? agreementMoves : undefined);
    return (
      <>
        <EntityPage {...{ entity, address, overrides, children }} acts={moves.ofRow} />
        {moves.shown}
      </>
    );
  };
}

/** The pages that content is written on. */
export const contentPages = {
  agreement: pageOf('agreement'),
  policy: pageOf('policy'),
  detailedRule: pageOf('detailedRule'),
  itemGuide: pageOf('itemGuide'),
  publicityList: pageOf('publicityList'),
  policyNotice: pageOf('policyNotice'),
  interpretation: pageOf('interpretation'),
  relatedArticle: pageOf('relatedArticle'),
  focusItem: pageOf('focusItem'),
  advertisement: pageOf('advertisement'),
  helpArticle: pageOf('helpArticle'),
};
