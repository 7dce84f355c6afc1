import { useState } from 'react';
import { Alert, Button, Upload } from 'antd';

import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { useModelCalls } from '../model-calls.ts';
import { useDesignWords } from '../use-design-words.ts';
import { NamedDialog } from './named-dialog.tsx';
import type { Named } from './named-dialog.tsx';
import { processOf, withKey } from './process-of.ts';

interface Chosen extends Partial<Named> {
  file: string;
  xml: string;
}

/** Adds a model from a file, under the key and the name that its process has there unless others are typed. */
export function ImportDialog(saving: Saving) {
  const t = useDesignWords();
  const calls = useModelCalls();
  const [chosen, setChosen] = useState<Chosen>();
  const [isBroken, setBroken] = useState(false);
  const read = async (file: File) => {
    const xml = await file.text();
    const found = processOf(xml);
    setBroken(!found);
    setChosen(found && { file: file.name, xml, modelKey: found.id, name: found.name || found.id });
  };
  const send = ({ modelKey, name }: Named) =>
    calls.add({ modelKey, name, xml: withKey(chosen?.xml ?? '', modelKey) });
  return (
    <NamedDialog
      {...saving}
      title={t('importTitle')}
      initial={{
        ...(chosen?.modelKey && { modelKey: chosen.modelKey }),
        ...(chosen?.name && { name: chosen.name }),
      }}
      isReady={chosen !== undefined}
      send={send}
    >
      <Upload
        accept=".bpmn,.xml"
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          void read(file);
          return false;
        }}
      >
        <Button>{chosen?.file ?? t('chooseFile')}</Button>
      </Upload>
      {isBroken ? <Alert type="error" showIcon message={t('fileBroken')} style={{ marginTop: 12 }} /> : null}
    </NamedDialog>
  );
}
