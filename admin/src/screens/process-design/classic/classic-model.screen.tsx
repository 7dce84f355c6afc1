import { useState } from 'react';
import { useNavigate } from 'react-router';

import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { saveFile } from '../../../kit/page/save-file.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { EntityScreen } from '../../../kit/screen/entity-screen.tsx';
import { useModelCalls } from '../model-calls.ts';
import { modelTones } from '../models/model-tones.ts';
import { ClassicDeployDialog } from './classic-deploy-dialog.tsx';
import { useClassicWords } from './use-classic-words.ts';

/** The models of processes as the classic engine shows them: drawn in the one designer, deployed under a kind of process. */
export default function ClassicModelScreen() {
  const t = useClassicWords();
  const { can } = useWorkplace();
  const go = useNavigate();
  const calls = useModelCalls();
  const [deploying, setDeploying] = useState<{ id: string; name: string; reload: () => void }>();
  const download = async (id: string, key: string) => {
    const { xml } = await calls.whole(id);
    saveFile(new Blob([xml ?? ''], { type: 'application/xml' }), `${key}.bpmn20.xml`);
  };
  return (
    <>
      <EntityScreen
        entity={processModel}
        overrides={{ state: { tones: modelTones } }}
        acts={({ id, name, modelKey }, reload) => [
          { key: 'design', label: t('design'), run: () => void go(`/workflow/design/process/${id}`) },
          ...(can('design_model_deploy')
            ? [{ key: 'deploy', label: t('deploy'), run: () => setDeploying({ id, name, reload }) }]
            : []),
          {
            key: 'download',
            label: t('download'),
            run: () => void download(id, modelKey).catch(passOverRefusal),
          },
        ]}
      />
      {deploying ? (
        <ClassicDeployDialog
          model={deploying}
          onSaved={deploying.reload}
          onClose={() => setDeploying(undefined)}
        />
      ) : null}
    </>
  );
}
