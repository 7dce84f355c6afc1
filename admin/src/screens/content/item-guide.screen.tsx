import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { drawn } from './drawn.ts';
import { useContentActs } from './use-content-acts.ts';

const { entity, address, overrides } = drawn.itemGuide;

/** Item guides, and their way to the public. */
export default function ItemGuideScreen() {
  const moves = useContentActs(entity);
  return <EntityScreen {...{ entity, address, overrides }} batch={moves.ofMany} acts={moves.ofRow} />;
}
