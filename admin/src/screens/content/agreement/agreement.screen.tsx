import { EntityScreen } from '../../../kit/screen/entity-screen.tsx';
import { drawn } from '../drawn.ts';
import { useAgreementActs } from './use-agreement-acts.tsx';

const { entity, address, overrides } = drawn.agreement;

/** The texts that people agree to, by kind and edition, and their way to the public. */
export default function AgreementScreen() {
  const { ofRow, ofMany, comparison } = useAgreementActs();
  return (
    <>
      <EntityScreen {...{ entity, address, overrides }} batch={ofMany} acts={ofRow} />
      {comparison}
    </>
  );
}
