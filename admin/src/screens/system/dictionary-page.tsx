import { useMemo, useState } from 'react';
import { Button, Card, Drawer, Empty, Input } from 'antd';
import { useTranslations } from 'use-intl';

import { ChildList, EntityScreen } from '../../kit/entity-screen.tsx';
import { textsOf } from '../../kit/fields.ts';
import type { Control } from '../../kit/inputs.tsx';
import { handed } from '../../kit/inputs.tsx';
import { NarrowPlace } from '../../kit/narrow-place.ts';
import { useWorkplace } from '../../kit/session-context.tsx';
import { entriesOf, rootsOf } from './dictionary-panes.ts';
import type { AnyDictionary, Root } from './dictionary-panes.ts';
import { parentField } from './parent-field.tsx';
import './dictionary-page.css';

interface DictionaryPageProps {
  entity: AnyDictionary;
  /** Where the entries stand: beside the dictionaries, below them, or in a drawer over them. */
  layout: 'horizontal' | 'vertical' | 'drawer';
}

const dialogWidth = 880;

/** An entry goes by the code of its dictionary. */
const FixedCode: Control = (props) => <Input {...handed<string>(props)} readOnly disabled />;

/** The dictionaries of one sort, and the entries of the one that was picked. */
export function DictionaryPage({ entity, layout }: DictionaryPageProps) {
  const t = useTranslations('platform');
  const [root, setRoot] = useState<Root>();
  const roots = useMemo(() => rootsOf(entity), [entity]);
  const configure = (row: Root) => ({ key: 'entries', label: t('entries'), run: () => setRoot(row) });
  const overrides = {
    code: {
      // The act stands behind others; a dictionary is opened by its code at once.
      cell: (row: Root) => (
        <Button type="link" size="small" onClick={() => setRoot(row)}>
          {row.code}
        </Button>
      ),
    },
  };
  const list = (
    <EntityScreen entity={roots} width={dialogWidth} overrides={overrides} acts={(row) => [configure(row)]} />
  );
  const entries = root ? (
    <Entries key={root.id} {...{ entity, root }} />
  ) : (
    <Empty description={t('pickRoot')} />
  );
  const title = root ? t('entriesOf', { name: root.dictValue, code: root.code }) : t('entries');
  if (layout === 'drawer')
    return (
      <>
        {list}
        <Drawer open={!!root} title={title} width="min(1100px, 100vw)" onClose={() => setRoot(undefined)}>
          {root ? entries : null}
        </Drawer>
      </>
    );
  return (
    <NarrowPlace value={layout === 'horizontal'}>
      <div className={`dictionary-panes dictionary-panes-${layout}`}>
        <div className="dictionary-pane">{list}</div>
        <Card className="dictionary-pane" size="small" title={title}>
          {entries}
        </Card>
      </div>
    </NarrowPlace>
  );
}

function Entries({ entity, root }: { entity: AnyDictionary; root: Root }) {
  const { locale } = useWorkplace();
  const entries = useMemo(() => entriesOf(entity, root), [entity, root]);
  const extra = useMemo(
    () => [parentField(textsOf(entity, locale).fields['parentId'] ?? '', root)],
    [entity, root, locale],
  );
  return (
    <ChildList
      entity={entries}
      parent={{ parentId: root.id }}
      overrides={{ code: { input: FixedCode } }}
      extra={extra}
      width={dialogWidth}
    />
  );
}
