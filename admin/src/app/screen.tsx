import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Spin } from 'antd';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'use-intl';

import { FailureBoundary } from './errors/failure-boundary.tsx';
import { lazyPart } from './lazy-part.ts';

/** A screen whose code comes when it is first opened. */
export const lazyScreen = lazyPart<object>;

/** The screen of an entity whose list and form the contract says all about. */
export const derivedScreen = (entity: Entity) =>
  lazyScreen(async () => {
    const { EntityScreen } = await import('../kit/entity-screen.tsx');
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
