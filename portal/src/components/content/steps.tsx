import type { ReactNode } from 'react';

/** A step of a procedure: what is done, by whom, in how long. */
export interface ProcedureStep {
  key: string;
  name: ReactNode;
  detail?: ReactNode;
}

/** A procedure as numbered steps; the numbers are part of the text, so they survive copying and printing. */
export function Steps({ steps }: { steps: ProcedureStep[] }) {
  return (
    <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.key} className="flex gap-3 rounded-md border border-line bg-mist-50 px-4 py-3">
          <span className="text-2xl leading-8 font-bold text-wave-600">{index + 1}</span>
          <div className="min-w-0">
            <p className="font-semibold">{step.name}</p>
            {step.detail ? <p className="text-sm text-ink-soft">{step.detail}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
