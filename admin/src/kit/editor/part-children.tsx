import { Typography } from 'antd';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';

import type { Row } from '../entity/fields.ts';
import { ImportButton } from '../imports/import-button.tsx';
import { useWorkplace } from '../page/session-context.tsx';
import { entityNamed } from '../references/reference-options.ts';
import { ChildList } from '../screen/entity-screen.tsx';
import { usePageWords } from '../entity/use-page-words.ts';

interface PartChildrenProps {
  parent: Entity;
  /** Name of the entity whose rows hang below the parent's. */
  name: string;
  row: Row | undefined;
  /** That entity, where its calls have names of their own. */
  known: Entity | undefined;
}

/** Rows that come by the hundred, and from sheets. */
const imported = new Set(['publicityEntry']);

const fieldTo = (parent: Entity, child: Entity): string | undefined =>
  Object.entries(child.fields).find(([, schema]) => metaOf(schema).source === parent.name)?.[0];

/** The rows below the one of the page, edited in place; a row that is not stored yet has none. */
export function PartChildren({ parent, name, row, known }: PartChildrenProps) {
  const t = usePageWords();
  const { can } = useWorkplace();
  const child = known ?? entityNamed(name);
  const field = child && fieldTo(parent, child);
  if (!row) return <Typography.Text type="secondary">{t('childrenLater')}</Typography.Text>;
  if (!child || !field) return null;
  const isImported = imported.has(child.name) && can(`${child.permissionBase}_import`);
  const tools = (_: string[], reload: () => void) => [
    <ImportButton key="import" entity={child} below={row.id} onDone={reload} />,
  ];
  return (
    <ChildList entity={child} parent={{ [field]: row.id }} hasFilter={false} {...(isImported && { tools })} />
  );
}
