import { defineEntity } from '../../kit/entity.ts';
import { choices, integer, longText, numericChoice, optional, text, textLike } from '../../kit/field.ts';
import { callMethods } from '../../workflow/service-calls.ts';

/** Where processes may send requests: an address that an administrator allows. Its secret is sealed beside the fields. */
export const serviceEndpoint = defineEntity('serviceEndpoint', {
  path: 'blade-workflow/design/endpoint',
  permissionBase: 'design_endpoint',
  unique: ['endpointKey'],
  fields: {
    /** What diagrams call it by. */
    endpointKey: textLike(/^[A-Za-z][\w-]*$/, 50, { list: true, search: true }),
    name: text(100, { list: true, search: true }),
    /** `https://host/path`, below which every request stays. */
    baseUrl: text(300, { list: true }),
    methods: choices(callMethods, { list: true }),
    /** The header that carries the secret, where the receiver asks for one. */
    secretHeader: optional(textLike(/^[A-Za-z][A-Za-z0-9-]*$/, 60)),
    timeoutSeconds: integer(1, 30, { initial: 10 }),
    /** 0 lets nothing be sent. */
    status: numericChoice([1, 0], { list: true, search: true, initial: 1 }),
    remark: optional(longText(255)),
  },
});

/** What trying an endpoint answered: its status, and how long that took. */
export interface EndpointTrial {
  status: number;
  latencyMs: number;
}
