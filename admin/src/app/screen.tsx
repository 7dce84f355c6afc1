import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Spin } from 'antd';
import type { EntityName } from '@policy/shared/contract/entities/index.ts';
import { useTranslations } from 'use-intl';

import { FailureBoundary } from './errors/failure-boundary.tsx';
import { lazyPart } from '../kit/lazy-part.ts';

/** A screen whose code comes when it is first opened. */
export const lazyScreen = lazyPart<object>;

/** The screen of an entity whose list and form the contract says all about; the contract comes with it. */
export const derivedScreen = (name: EntityName) =>
  lazyScreen(async () => {
    const [{ EntityScreen }, { entities }] = await Promise.all([
      import('../kit/entity-screen.tsx'),
      import('@policy/shared/contract/entities/index.ts'),
    ]);
    const entity = entities.find((one) => one.name === name);
    if (!entity) throw new Error(`No entity is named ${name}`);
    return { default: () => <EntityScreen entity={entity} /> };
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
