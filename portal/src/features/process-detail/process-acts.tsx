import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';
import { useTranslations } from 'next-intl';

import { LevelledCall } from '../../components/real-name/levelled-call.tsx';
import { ConfirmCall } from '../../components/session/confirm-call.tsx';
import { CaseArchive } from './case-archive.tsx';
import type { OwnProcess } from './own/own-process.ts';

/** What whom a process belongs to may do with it beside his own step: urge an office, take a decision back, take the files away. */
export function ProcessActs({ detail }: { detail: Pick<OwnProcess, 'process' | 'acts' | 'files'> }) {
  const t = useTranslations('process.acts');
  const { process, acts, files } = detail;
  const { processInstanceId, processDefinitionName, title } = process;
  const about = title || processDefinitionName;
  const taskOf = (name: 'urge' | 'withdraw') => acts.find(({ act }) => act === name)?.taskId;
  const [urged, takenBack] = [taskOf('urge'), taskOf('withdraw')];
  const textsOf = (name: 'urge' | 'takeBack') => ({
    ...{ button: t(`${name}.button`), about, title: t(`${name}.title`), text: t(`${name}.text`) },
    ...{ confirm: t(`${name}.confirm`), busy: t('busy'), cancel: t('cancel') },
  });
  return (
    <div className="mt-6 -ms-3 flex flex-wrap gap-x-3 gap-y-2 empty:hidden print:hidden">
      {takenBack ? (
        <LevelledCall
          call={{ path: `${processesPath}/withdrawTask`, body: { taskId: takenBack } }}
          texts={textsOf('takeBack')}
          reason={{ label: t('reason'), missing: t('reasonMissing'), most: longestComment }}
        />
      ) : null}
      {urged ? (
        <ConfirmCall
          isMild
          call={{ path: `${processesPath}/urgeTask`, body: { taskId: urged } }}
          texts={textsOf('urge')}
        />
      ) : null}
      {files.count > 0 ? (
        <CaseArchive
          {...{ processInstanceId }}
          name={about}
          texts={{ take: t('archive', { count: files.count }), taking: t('archiving') }}
        />
      ) : null}
    </div>
  );
}
