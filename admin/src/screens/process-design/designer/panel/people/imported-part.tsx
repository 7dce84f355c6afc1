import { Alert, Button } from 'antd';

import { readImported, takeOver, writeImported } from '../../model/imported-candidates.ts';
import { useDesignerWords } from '../../use-designer-words.ts';
import { TextField } from '../fields.tsx';
import type { PartProps } from '../panel-props.ts';

/** Whom a document of another engine says the step is for: the engine reads it, so it is shown, changed and taken over here. */
export function ImportedPart({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  const imported = readImported(element);
  if (imported.length === 0) return null;
  return (
    <section aria-label={t('imported')}>
      <Alert type="info" message={t('importedHint')} />
      {imported.map(({ attribute, said }) => (
        <TextField
          key={attribute}
          label={t(`importedKinds.${attribute}`)}
          hint={attribute}
          value={Object.values(said).join('')}
          onChange={(value) => writeImported({ editing, element }, attribute, value)}
        />
      ))}
      <Button size="small" onClick={() => takeOver({ editing, element })}>
        {t('takeOver')}
      </Button>
    </section>
  );
}
