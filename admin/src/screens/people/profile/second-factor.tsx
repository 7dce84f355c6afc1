import { useState } from 'react';
import { Skeleton } from 'antd';

import { Enrolment } from './enrolment.tsx';
import { FactorSummary } from './factor-summary.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactor } from './use-second-factor.ts';
import type { Begun } from './use-second-factor.ts';
import './profile.css';

interface SecondFactorProps {
  onEnrolled?: () => void;
  /** Whether the person may prove himself by a key of his device. */
  hasKey?: boolean;
}

/** A person's second factor: set up with a picture and a first code, its recovery codes told once, taken away with the password. */
export function SecondFactor({ onEnrolled, hasKey = false }: SecondFactorProps) {
  const factor = useSecondFactor();
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const confirm = async (code: string) => {
    setCodes(await factor.confirm(code));
    setBegun(undefined);
  };
  const kept = () => {
    setCodes(undefined);
    factor.look();
    onEnrolled?.();
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={kept} />;
  if (begun) return <Enrolment begun={begun} confirm={confirm} onCancel={() => setBegun(undefined)} />;
  if (!factor.state) return <Skeleton active title={false} />;
  return (
    <FactorSummary
      state={factor.state}
      hasKey={hasKey}
      acts={{
        enable: async (proof) => setBegun(await factor.begin(proof)),
        renew: async (proof) => setCodes(await factor.renew(proof)),
        disable: async (proof) => {
          await factor.remove(proof);
          factor.look();
        },
      }}
    />
  );
}
