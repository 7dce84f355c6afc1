import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Spin } from 'antd';
import type { EntityName } from '@policy/shared/contract/entities/index.ts';
import { useTranslations } from 'use-intl';

import { FailureBoundary } from './errors/failure-boundary.tsx';
import { lazyPart } from '../kit/page/lazy-part.ts';

/** A screen whose code comes when it is first opened. */
export const lazyScreen = lazyPart<object>;

/** Contracts come with the screens that are derived from them, not with the frame. */
async function entityNamed(name: EntityName) {
  const { entities } = await import('@policy/shared/contract/entities/index.ts');
  const entity = entities.find((one) => one.name === name);
  if (!entity) throw new Error(`No entity is named ${name}`);
  return entity;
}

/**
 * The screen of an entity whose list and form the contract says all about; the contract comes with it. With the
 * `address` of its list, its rows are written on pages below it.
 */
export const derivedScreen = (name: EntityName, address?: string) =>
  lazyScreen(async () => {
    const [{ EntityScreen }, entity] = await Promise.all([
      import('../kit/screen/entity-screen.tsx'),
      entityNamed(name),
    ]);
    return { default: () => <EntityScreen entity={entity} {...(address && { address })} /> };
  });

/** The page that such an entity's rows are written on. */
export const derivedPage = (name: EntityName, address: string) =>
  lazyScreen(async () => {
    const [{ EntityPage }, entity] = await Promise.all([
      import('../kit/editor/entity-page.tsx'),
      entityNamed(name),
    ]);
    return { default: () => <EntityPage {...{ entity, address }} /> };
  });

/** The same for an entity whose rows hang below each other. */
export const derivedTree = (name: EntityName) =>
  lazyScreen(async () => {
    const [{ EntityTree }, entity] = await Promise.all([
      import('../kit/screen/entity-tree.tsx'),
      entityNamed(name),
    ]);
    return { default: () => <EntityTree entity={entity} /> };
  });

function Loading() {
  const t = useTranslations('shell');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      style={{ display: 'grid', minHeight: 240, placeItems: 'center' }}
    >
      <Spin />
    </div>
  );
}

/** Shows a screen while its code loads, when it is there, and when it fails. */
export function Screen({ screen: Content }: { screen: ComponentType }) {
  return (
    <FailureBoundary>
      <Suspense fallback={<Loading />}>
        <Content />
      </Suspense>
    </FailureBoundary>
  );
}
