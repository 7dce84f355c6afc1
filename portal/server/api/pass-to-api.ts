import { apiProxy } from '@policy/shared/edge/api-proxy.ts';
import type { ApiProxyOptions } from '@policy/shared/edge/api-proxy.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { PortalReader } from '../next/pass-to-next.ts';

/** Passes calls to the server; an anonymous one belongs to the tenant of the address it was made on. */
export function passToApi(options: ApiProxyOptions) {
  const pass = apiProxy(options);
  return (request: IncomingMessage, response: ServerResponse, reader: PortalReader): void => {
    const { headers } = request;
    // A token decides for itself.
    const isSaid = (headers['blade-auth'] ?? headers['tenant-id']) !== undefined;
    pass(request, response, { reader, headers: isSaid ? {} : { 'tenant-id': reader.tenantId } });
  };
}
