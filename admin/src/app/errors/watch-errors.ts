import { useErrorLog } from './error-log-store.ts';

/** Writes every error that no page handles to the local log; returns the function that stops that. */
export function watchErrors(): () => void {
  const { add } = useErrorLog.getState();
  const failed = ({ error, message }: ErrorEvent) => add(error ?? message, 'window');
  const rejected = ({ reason }: PromiseRejectionEvent) => add(reason, 'promise');
  window.addEventListener('error', failed);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', failed);
    window.removeEventListener('unhandledrejection', rejected);
  };
}
