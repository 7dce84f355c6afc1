import { serviceEndpoint } from '@policy/shared/contract/entities/process-design/service-endpoint.ts';
import { text } from 'drizzle-orm/pg-core';

import { tableWith } from '../../kit/table/table.ts';

/** Endpoints, with the sealed secret that nobody reads back. */
export const serviceEndpointTable = tableWith(serviceEndpoint, { secretCipher: text('secret_cipher') });
