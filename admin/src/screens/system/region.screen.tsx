import { Button, Card, Empty, Skeleton, Space, Tree } from 'antd';
import { useTranslations } from 'use-intl';

import { region } from '@policy/shared/contract/entities/system/region.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { nameOf } from '../../kit/entity/fields.ts';
import type { Row } from '../../kit/entity/fields.ts';
import { ImportButton } from '../../kit/imports/import-button.tsx';
import { ExportButton } from '../../kit/exports/export-button.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { RegionForm } from './region-form.tsx';
import { useRegions } from './region-tree.ts';
import { useRegionActs } from './use-region-acts.ts';
import type { Opened } from './use-region-acts.ts';
import '../../kit/page/kit.css';

const lowest = 5;

/** The tree holds every region. */
const everything = () => ({});

/** What a region below another one begins with. */
const startBelow = (parent: Row | undefined) =>
  parent
    ? { parentCode: parent['code'], level: Math.min(Number(parent['level']) + 1, lowest) }
    : { level: 1 };

/** The regions as a tree on the left, and the one picked as a form on the right. */
export default function RegionScreen() {
  const t = useTranslations('system');
  const { nodes, load, reload } = useRegions();
  const { locale } = useWorkplace();
  const { opened, open, close, ask, pick } = useRegionActs(load);
  const row = opened?.kind === 'row' ? opened.row : undefined;
  return (
    <div className="kit-beside">
      <Card size="small" title={t('regions')} className="kit-side">
        {nodes ? (
          <Tree
            blockNode
            aria-label={t('regions')}
            treeData={nodes}
            loadData={({ key }) => load(key)}
            selectedKeys={row ? [String(row['code'])] : []}
            onSelect={(_, { node }) => pick(node.id)}
          />
        ) : (
          <Skeleton active title={false} />
        )}
      </Card>
      <Card
        className="kit-main"
        title={row ? nameOf(region, row, locale) : t(opened ? 'addRegion' : 'regions')}
        extra={
          <Acts
            {...{ row, onAdd: open, onRemove: ask }}
            onImported={() => void reload().catch(passOverRefusal)}
          />
        }
      >
        {opened ? (
          <Chosen opened={opened} onSaved={() => close(opened)} />
        ) : (
          <Empty description={t('pickRegion')} />
        )}
      </Card>
    </div>
  );
}

interface ActsProps {
  row: Row | undefined;
  onAdd: (opened: Opened) => void;
  onRemove: (row: Row) => void;
  onImported: () => void;
}

function Acts({ row, onAdd, onRemove, onImported }: ActsProps) {
  const t = useTranslations('system');
  const k = useTranslations('kit');
  const { can } = useWorkplace();
  return (
    <Space wrap>
      {can('region_add') ? (
        <Button onClick={() => onAdd({ kind: 'new', ...(row && { parent: row }) })}>
          {t(row ? 'addBelow' : 'addRegion')}
        </Button>
      ) : null}
      {row && can('region_delete') ? (
        <Button danger onClick={() => onRemove(row)}>
          {k('remove')}
        </Button>
      ) : null}
      <ImportButton entity={region} onDone={onImported} />
      {can('region_export') ? <ExportButton entity={region} queryOf={everything} /> : null}
    </Space>
  );
}

/** The form is made anew for each region, so that nothing typed for one is saved to another. */
function Chosen({ opened, onSaved }: { opened: Opened; onSaved: () => void }) {
  if (opened.kind === 'row') return <RegionForm key={opened.row.id} row={opened.row} onSaved={onSaved} />;
  const { parent } = opened;
  return <RegionForm key={`below:${parent?.id ?? ''}`} start={startBelow(parent)} onSaved={onSaved} />;
}
