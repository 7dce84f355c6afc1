import { Component, lazy, Suspense } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { Spin } from 'antd';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'use-intl';

import { FailedPage } from './pages/failed-page.tsx';

const chunkTimeoutMs = 120_000;

/** A screen's code did not arrive: the network failed, or an update replaced the file. */
class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

type Load = () => Promise<{ default: ComponentType }>;

/** A screen whose code comes when it is first opened; no answer within 120 s counts as failed. */
export function lazyScreen(load: Load): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkLoadError('chunk timeout')), chunkTimeoutMs);
    });
    const loaded = load().catch((cause: unknown) => {
      throw new ChunkLoadError('chunk failed', { cause });
    });
    return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
  });
}

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

interface BoundaryProps {
  children: ReactNode;
}

/** Keeps one page's failure inside its own tab. */
class ScreenBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    if (error) return <FailedPage isChunk={error instanceof ChunkLoadError} />;
    return this.props.children;
  }
}

/** Shows a screen while its code loads, when it is there, and when it fails. */
export function Screen({ screen: Content }: { screen: ComponentType }) {
  return (
    <ScreenBoundary>
      <Suspense fallback={<Loading />}>
        <Content />
      </Suspense>
    </ScreenBoundary>
  );
}
