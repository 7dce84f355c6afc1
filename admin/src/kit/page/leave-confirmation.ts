import { useEffect } from 'react';
import { App } from 'antd';
import { useBlocker, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { lockPage } from '@policy/shared/auth/storage/constants.ts';

/**
 * Asks before unsaved changes are lost: by closing, by going elsewhere in the app, or by leaving it. Where they are
 * kept in the browser, the question says so.
 */
export function useLeaveConfirmation(isDirty: boolean, isKept = false): (leave: () => void) => void {
  const t = useTranslations('kit');
  const { modal } = App.useApp();
  const { pathname: own } = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // A page that has been left may not rest yet when somebody comes back to it: his step would be lost.
    const isLeft = currentLocation.pathname === own && nextLocation.pathname !== own;
    // The lock page loses nothing: what was typed rests behind it.
    return isDirty && isLeft && nextLocation.pathname !== lockPage;
  });
  const ask = (leave: () => void, stay?: () => void) =>
    modal.confirm({
      title: t('leaveTitle'),
      content: t(isKept ? 'leaveKept' : 'leaveText'),
      okText: t('leave'),
      cancelText: t('stay'),
      onOk: leave,
      ...(stay && { onCancel: stay }),
    });
  useEffect(() => {
    if (blocker.state === 'blocked')
      ask(
        () => blocker.proceed(),
        () => blocker.reset(),
      );
    // Asked once for each blocked step; the sentences do not matter to when.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (leave) => {
    if (isDirty) ask(leave);
    else leave();
  };
}
