import { useState } from 'react';
import { Button, Descriptions } from 'antd';
import { useTranslations } from 'use-intl';

import { isToldStep } from '@policy/shared/diagram/told-steps.ts';

import { DueTime } from '../due-time.tsx';
import { isSigned } from '../task-shapes.ts';
import type { TaskDetail } from '../task-shapes.ts';
import { isHanded } from '../acts/handed-by.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import { ArchiveButton } from '../comment/archive-button.tsx';
import { CaseAccount, hasAccount } from './case-account.tsx';
import type { Room } from './case-room.ts';
import { caseSections, showSection } from './case-section.tsx';
import type { CaseSectionName } from './case-section.tsx';
import { DiagramDialog } from './history/diagram-dialog.tsx';
import { useStepName } from './history/use-step-name.ts';
import { StepLine } from './steps/step-line.tsx';
import { isInside } from './steps/steps-of.ts';

interface CaseHeadProps {
  /** The case's own, which its sections are found by. */
  id: string;
  detail: TaskDetail;
  room: Room;
}

const columns: Record<Room, number> = { wide: 3, middle: 2, narrow: 1 };

/** What a case is called, where it stands, until when it is to be done, and the ways to its parts. */
export function CaseHead({ id, detail, room }: CaseHeadProps) {
  const t = useTranslations('process');
  const [isCharted, setCharted] = useState(false);
  const { process, flow, xml, files } = detail;
  const { processInstanceId } = process;
  return (
    <header className="case-head">
      <h2 id={`${id}-title`} className="case-title">
        {process.title ?? process.processDefinitionName}
      </h2>
      {xml ? <StepLine xml={xml} flow={flow} isShort={room === 'narrow'} /> : null}
      <Descriptions size="small" column={columns[room]} items={useFacts(detail)} />
      <nav className="case-ways" aria-label={t('parts')}>
        {sectionsOf(detail).map((name) => (
          <Button key={name} size="small" onClick={() => showSection(id, name)}>
            {t(name)}
          </Button>
        ))}
        <Button size="small" type="link" onClick={() => setCharted(true)}>
          {t('showDiagram')}
        </Button>
        <ArchiveButton
          {...{ processInstanceId, files }}
          name={process.title ?? process.processDefinitionName}
        />
      </nav>
      {isCharted ? <DiagramDialog {...{ processInstanceId }} onClose={() => setCharted(false)} /> : null}
    </header>
  );
}

/** The parts that the case has: not every step has a form of its own, and an application alone is signed. */
function sectionsOf(detail: TaskDetail): CaseSectionName[] {
  const isThere: Partial<Record<CaseSectionName, boolean>> = {
    ...{ stepForm: Boolean(detail.stepForm), signatures: isSigned(detail) },
  };
  return caseSections.filter((name) => isThere[name] ?? true);
}

/** The steps where the process stands, for who holds none of them: as its history calls them. */
function useStanding({ flow }: TaskDetail): string | null {
  const nameOf = useStepName();
  const open = flow.filter((step) => !step.endTime && isToldStep(step) && !isInside(step));
  return [...new Set(open.map(nameOf))].join(' · ') || null;
}

/** What the head of the page tells of the process. */
function useFacts(detail: TaskDetail) {
  const t = useTranslations('process');
  const standing = useStanding(detail);
  const process = { ...detail.process, taskName: detail.process.taskName ?? standing };
  const names = ['serialNumber', 'startUserName', 'taskName', 'dueTime'] as const;
  const facts = names.map((name) => ({
    key: name,
    label: t(name),
    children: name === 'dueTime' ? <DueTime value={process.dueTime} /> : (process[name] ?? '—'),
  }));
  const account = { key: 'account', label: t('bankAccount'), children: <CaseAccount detail={detail} /> };
  const words = useActWords();
  const by = words(process.delegation === 'pending' ? 'delegatedBy' : 'transferredBy');
  const owner = { key: 'owner', label: by, children: process.ownerName };
  const principal = { key: 'principal', label: words('principal'), children: process.proxyForName };
  const from = [...(isHanded(process) ? [owner] : []), ...(process.proxyForName ? [principal] : [])];
  return [...facts, ...from, ...(hasAccount(detail) ? [account] : [])];
}
