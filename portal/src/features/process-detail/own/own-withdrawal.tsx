import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import { useTranslations } from 'next-intl';

import { LevelledCall } from '../../../components/real-name/levelled-call.tsx';
import type { OwnProcess } from './own-process.ts';

/** Takes a process back as a whole, as long as nobody has decided anything. */
export function OwnWithdrawal({ process }: Pick<OwnProcess, 'process'>) {
  const t = useTranslations('process.own.withdraw');
  const { processInstanceId, title, comesBack = false } = process;
  return (
    <p className="mt-6 -ms-3 print:hidden">
      <LevelledCall
        call={{ path: `${processesPath}/withdrawTask`, body: { processInstanceId } }}
        texts={{
          button: t('button'),
          about: title,
          title: t('title'),
          text: t(comesBack ? 'backText' : 'text'),
          confirm: t('confirm'),
          busy: t('busy'),
          cancel: t('cancel'),
        }}
      />
    </p>
  );
}
