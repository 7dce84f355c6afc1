import { SettledScene } from '../illustrations/scenes.tsx';

interface ConfirmationPanelProps {
  title: string;
  referenceLabel: string;
  reference: string;
}

/** The end of a transaction: what was done and the number to keep. It is the page's heading. */
export function ConfirmationPanel({ title, referenceLabel, reference }: ConfirmationPanelProps) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-jade-200 bg-jade-50 px-4 py-8 text-center">
      <SettledScene />
      <h1 className="mt-4 text-2xl text-jade-700">{title}</h1>
      <p className="mt-3">{referenceLabel}</p>
      <p className="font-mono text-2xl font-bold">{reference}</p>
    </div>
  );
}
