import { Button } from 'antd';

import { DecisionButtons } from '../case/decision-buttons.tsx';
import '../case/actions.css';
import type { MenuAct } from './use-case-acts.tsx';

/** What somebody may do with a case who does not decide it: giving a delegated task back stands in sight. */
export function ActBar({ offered }: { offered: readonly MenuAct[] }) {
  if (offered.length === 0) return null;
  const back = offered.find(({ key }) => key === 'resolve');
  const others = offered.filter((act) => act !== back);
  return (
    <div className="case-actions">
      <DecisionButtons buttons={[]} acts={others} busy="" isNarrow={false} onPress={() => undefined}>
        {back ? (
          <Button type="primary" onClick={back.run}>
            {back.label}
          </Button>
        ) : null}
      </DecisionButtons>
    </div>
  );
}
