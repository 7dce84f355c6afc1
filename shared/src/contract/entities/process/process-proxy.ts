import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, flag, longText, optional, reference, text } from '../../kit/field.ts';

/** What a proxy does with somebody's tasks: he acts for him, or the tasks become his own. */
export const proxyKinds = ['act', 'transfer'] as const;
export type ProxyKind = (typeof proxyKinds)[number];

/** Whether a proxy holds for every process or for one. */
const proxyScopes = ['all', 'one'] as const;

/** Who does somebody's tasks for a time, such as while he is on leave; for several processes there are several rows. */
export const processProxy = defineEntity('processProxy', {
  path: 'blade-workflow/ops/proxy',
  permissionBase: 'ops_proxy',
  order: [{ field: 'startTime', descending: true }],
  fields: {
    principalId: reference('user', { as: 'principalName', list: true, search: true, indexed: true }),
    agentId: reference('user', { as: 'agentName', list: true, search: true, indexed: true }),
    scope: choice(proxyScopes, { list: true, search: true, initial: 'all' }),
    processKey: optional(
      text(100, {
        ...{ list: true, search: true },
        visibleWhen: { field: 'scope', is: 'one' },
        requiredWhen: { field: 'scope', is: 'one' },
        offeredBy: { call: 'blade-workflow/process/deployedNames', value: 'key', label: 'name' },
      }),
    ),
    startTime: dateTime({ list: true, search: true, sort: true }),
    endTime: dateTime({ list: true, search: true, sort: true }),
    kind: choice(proxyKinds, { list: true, search: true, initial: 'act' }),
    isOn: flag({ list: true, search: true, initial: 1 }),
    remark: optional(longText(255)),
  },
});
