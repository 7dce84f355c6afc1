import { render } from '@testing-library/react';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { IntlProvider } from 'use-intl';

import type { Http } from '@policy/shared/client/http.ts';

import { WorkplaceProvider } from '../kit/page/session-context.tsx';
import type { Workplace } from '../kit/page/session-context.tsx';
import { zh } from '../messages/zh.ts';

/** Renders a view as a fresh page of the back-office would: at an address, with its Chinese texts, and nothing kept from another page. */
export function renderInPage(view: ReactNode, address = '/') {
  const element = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <IntlProvider locale="zh" messages={zh} timeZone="Asia/Shanghai">
        <App>{view}</App>
      </IntlProvider>
    </SWRConfig>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return render(<RouterProvider router={router} />);
}

const unexpected = () => Promise.reject(new Error('This test expects no such call'));
const noCalls: Http = {
  ...{ get: unexpected, getFlat: unexpected, post: unexpected, postForm: unexpected },
  ...{ upload: unexpected, uploadLines: unexpected, blob: unexpected, postBlob: unexpected },
};

/** The same for somebody at work: he may do everything, and `calls` answer him. */
export function renderAtWork(
  view: ReactNode,
  calls: Partial<Http> = {},
  { address, ...more }: Partial<Workplace> & { address?: string } = {},
) {
  const http = { ...noCalls, ...calls };
  const rest = {
    can: () => true,
    leave: () => undefined,
    sessionOver: () => undefined,
    person: '',
    pages: [],
    ...more,
  };
  return renderInPage(
    <WorkplaceProvider value={{ http, locale: 'zh', ...rest }}>{view}</WorkplaceProvider>,
    address,
  );
}
