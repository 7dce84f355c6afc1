import { Alert, Badge, ConfigProvider, Tabs } from 'antd';
import type { ReactNode } from 'react';

import type { FieldError } from '@policy/shared/messages/sentences.ts';

import { FormPreview } from '../forms/form-preview.tsx';
import { FieldProperties } from './fields/field-properties.tsx';
import type { EditProps } from './fields/field-properties.tsx';
import { FormProperties } from './fields/form-properties.tsx';
import { JsonPanel } from './json-panel.tsx';
import type { TypingJson } from './json-panel.tsx';
import { RulesPanel } from './rules/rules-panel.tsx';
import type { DesignActs } from './canvas/use-design-acts.ts';
import { useDesignerWords } from './use-designer-words.ts';
import { useMayDesign } from './use-may-design.ts';

interface DesignerTabsProps extends EditProps, TypingJson {
  acts: DesignActs;
  faults: readonly FieldError[];
}

/** What stands beside the canvas: the chosen field, the rules, the form as it is filled in, what is wrong, and the text of it all. */
export function DesignerTabs({ content, acts, faults, onChange, ...json }: DesignerTabsProps) {
  const t = useDesignerWords();
  const { selected } = acts;
  const mayDesign = useMayDesign();
  const edited = (panel: ReactNode) => (
    <ConfigProvider componentDisabled={!mayDesign}>{panel}</ConfigProvider>
  );
  const isField = selected.length > 0;
  const problems = (
    <Badge count={faults.length} size="small" offset={[8, 0]}>
      {t('problems')}
    </Badge>
  );
  return (
    <Tabs
      destroyOnHidden
      items={[
        {
          key: 'properties',
          label: t(isField ? 'properties' : 'formProperties'),
          children: edited(
            isField ? (
              <FieldProperties
                key={selected.join('.')}
                {...{ content, onChange }}
                path={selected}
                onRenamed={(renamed, path) => acts.done({ content: renamed, path })}
              />
            ) : (
              <FormProperties {...{ content, onChange }} />
            ),
          ),
        },
        { key: 'rules', label: t('rules'), children: edited(<RulesPanel {...{ content, onChange }} />) },
        { key: 'preview', label: t('preview'), children: <FormPreview content={content} /> },
        { key: 'problems', label: problems, children: <Problems faults={faults} /> },
        { key: 'json', label: t('json'), children: <JsonPanel {...{ content, onChange }} {...json} /> },
      ]}
    />
  );
}

function Problems({ faults }: { faults: readonly FieldError[] }) {
  const t = useDesignerWords();
  if (faults.length === 0) return t('noProblems');
  const sentences = faults.map(({ field, message }) => <div key={`${field} ${message}`}>{message}</div>);
  return <Alert type="warning" message={sentences} />;
}
