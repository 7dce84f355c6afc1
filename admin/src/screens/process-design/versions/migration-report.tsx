import { Alert } from 'antd';

import type { MigrationResult } from '@policy/shared/contract/workflow/operations.ts';

import { useDesignWords } from '../use-design-words.ts';

/** A process that runs on a version. */
export interface Running {
  processInstanceId: string;
  title: string | null;
  serialNumber: string | null;
}

interface MigrationReportProps {
  report: readonly MigrationResult[];
  running: readonly Running[];
  /** Whether it tells what a trial found, or what was done. */
  isDone?: boolean;
}

/** How many processes can go on in another version, or do by now, and of each of the others what stands in the way. */
export function MigrationReport({ report, running, isDone = false }: MigrationReportProps) {
  const t = useDesignWords();
  const others = report.filter(({ ok }) => !ok);
  const nameOf = (id: string) => {
    const row = running.find(({ processInstanceId }) => processInstanceId === id);
    return [row?.title, row?.serialNumber].filter(Boolean).join(' ') || id;
  };
  const problemsOf = ({ steps, msg }: MigrationResult): string =>
    steps
      .flatMap(({ name: node, problem }) =>
        problem === null ? [] : [t('blockedAt', { node, problem: t(`problems.${problem}`) })],
      )
      .join(t('between')) ||
    (msg ?? '');
  return (
    <Alert
      style={{ marginBlock: 12 }}
      type={others.length > 0 ? 'warning' : 'success'}
      message={t(isDone ? 'migratedResult' : 'trialResult', {
        fits: report.length - others.length,
        others: others.length,
      })}
      description={
        others.length > 0 ? (
          <ul className="kit-lines">
            {others.map((one) => (
              <li key={one.id}>{t('problemOf', { name: nameOf(one.id), problem: problemsOf(one) })}</li>
            ))}
          </ul>
        ) : null
      }
    />
  );
}
