import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, Card, Drawer, Empty, Input } from 'antd';
import { useTranslations } from 'use-intl';

import { ActsAtOnce, usualActs } from '../../kit/acts/acts-at-once.ts';
import { textsOf } from '../../kit/entity/fields.ts';
import type { Control } from '../../kit/inputs/inputs.tsx';
import { handed } from '../../kit/inputs/inputs.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { ChildList, EntityScreen } from '../../kit/screen/entity-screen.tsx';
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
  const t = useTranslations('system');
  const [root, setRoot] = useState<Root>();
  const roots = useMemo(() => rootsOf(entity), [entity]);
  const configure = (row: Root) => ({ key: 'entries', label: t('entries'), run: () => setRoot(row) });
  const overrides = {
    code: {
      // The action may be hidden behind a menu button, so a click on the code opens a dictionary too.
      cell: (row: Root) => (
        <Button
          type="link"
          size="small"
          className="dictionary-code"
          title={row.code}
          onClick={() => setRoot(row)}
        >
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
  const place = useRef<HTMLDivElement>(null);
  // Below a full page of dictionaries nobody would notice that their entries are there.
  useEffect(() => {
    if (root && layout === 'vertical') place.current?.scrollIntoView({ block: 'nearest' });
  }, [root, layout]);
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
    <ActsAtOnce value={layout === 'horizontal' ? 0 : usualActs}>
      <div className={`dictionary-panes dictionary-panes-${layout}`}>
        <div className="dictionary-pane">{list}</div>
        <Card ref={place} className="dictionary-pane" size="small" title={title}>
          {entries}
        </Card>
      </div>
    </ActsAtOnce>
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
