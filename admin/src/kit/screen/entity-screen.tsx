import type { Entity, FieldName, RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Act } from '../acts/row-actions.tsx';
import type { FieldOverride, KitColumn } from '../columns/columns.tsx';
import { useAddressListState, useLocalListState } from '../lists/list-state.ts';
import { EntityList } from './entity-list.tsx';
import type { EntityListProps } from './entity-list.tsx';
import { ReadingOnly } from './reading-only.tsx';

/** What a screen says of its entity beyond the contract; an unknown field does not compile. */
interface EntityScreenProps<E extends Entity> {
  entity: E;
  overrides?: { [K in FieldName<E>]?: FieldOverride<RowOf<E>> };
  also?: readonly KitColumn<RowOf<E>>[];
  acts?: (row: RowOf<E>, reload: () => void) => readonly Act[];
  tools?: EntityListProps['tools'];
  batch?: (rows: readonly RowOf<E>[], reload: () => void) => readonly Act[];
  extra?: EntityListProps['extra'];
  without?: EntityListProps['without'];
  width?: number;
  address?: string;
  hasFilter?: boolean;
}

/** The rows of the contract are what the calls answer, so the precise type is given back here, in one place. */
const coarse = <E extends Entity>(props: EntityScreenProps<E>) =>
  props as unknown as Omit<EntityListProps, 'state'>;

/** The whole screen of an entity: search, list, form, detail, and its state in the address. */
export function EntityScreen<E extends Entity>(props: EntityScreenProps<E>) {
  const state = useAddressListState();
  return (
    <ReadingOnly entity={props.entity}>
      <EntityList {...coarse(props)} state={state} />
    </ReadingOnly>
  );
}

/** The rows that hang below one parent, inside another page. */
export function ChildList<E extends Entity>({
  parent,
  ...props
}: EntityScreenProps<E> & { parent: Record<string, string> }) {
  const state = useLocalListState();
  return (
    <ReadingOnly entity={props.entity}>
      <EntityList {...coarse(props)} state={state} fixed={parent} />
    </ReadingOnly>
  );
}
