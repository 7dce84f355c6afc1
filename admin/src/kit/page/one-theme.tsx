import { ProProvider } from '@ant-design/pro-components';
import { use, useMemo } from 'react';
import type { ReactNode } from 'react';

/**
 * Lets a component of pro-components show antd in the app's own theme. Unless told, it gives everything in it a theme
 * named by a hash: all styles of a list were made and inserted a second time.
 */
export function OneTheme({ children }: { children: ReactNode }) {
  const provided = use(ProProvider);
  const unhashed = useMemo(() => ({ ...provided, hashed: false }), [provided]);
  return <ProProvider value={unhashed}>{children}</ProProvider>;
}
