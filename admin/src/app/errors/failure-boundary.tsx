import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

import { ChunkLoadError } from '../../kit/page/lazy-part.ts';
import { FailedPage } from '../pages/failed-page.tsx';
import { useErrorLog } from './error-log-store.ts';

interface BoundaryProps {
  children: ReactNode;
  /** What stands around the notice, such as a dialog. */
  around?: (notice: ReactNode) => ReactNode;
}

/** Keeps the failure of one part inside it, says so in its place, and writes it to the error log. */
export class FailureBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    useErrorLog.getState().add(error, componentStack ?? '');
  }
  override render() {
    const { error } = this.state;
    const { children, around = (notice) => notice } = this.props;
    return error ? around(<FailedPage isChunk={error instanceof ChunkLoadError} />) : children;
  }
}
