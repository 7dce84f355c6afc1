import { useEffect } from 'react';
import { App } from 'antd';

import { refusals } from './site.ts';

/** Shows the sentence of every refused call once, however many calls it refused. */
export function RefusalMessages() {
  const { message } = App.useApp();
  useEffect(
    () => refusals.listen(({ msg }) => void message.open({ type: 'error', content: msg, key: msg })),
    [message],
  );
  return null;
}
