import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, flag, longText, optional, reference, textLike } from '../../kit/field.ts';

/** What a proxy does with somebody's tasks: he acts for him, or the tasks become his own. */
export const proxyKinds = ['act', 'transfer'] as const;
export type ProxyKind = (typeof proxyKinds)[number];

/** Whether a proxy holds for every process or for some. */
const proxyScopes = ['all', 'some'] as const;

/** Keys of processes, each once or more, with commas between them. */
const keys = /^[^,\s]+(?:,[^,\s]+)*$/;

/** The keys of the processes that a proxy holds for, each once; null where it holds for all. */
export const proxiedKeys = (processKeys: string | null | undefined): readonly string[] | null =>
  processKeys ? [...new Set(processKeys.split(','))] : null;

/** Who does somebody's tasks for a time, such as while he is on leave: in every process, or in those that are named. */
export const processProxy = defineEntity('processProxy', {
  path: 'blade-workflow/ops/proxy',
  permissionBase: 'ops_proxy',
  order: [{ field: 'startTime', descending: true }],
  fields: {
    principalId: reference('user', { as: 'principalName', list: true, search: true, indexed: true }),
    agentId: reference('user', { as: 'agentName', list: true, search: true, indexed: true }),
    scope: choice(proxyScopes, { list: true, search: true, initial: 'all' }),
    processKeys: optional(
      textLike(keys, 2000, {
        ...{ list: true, search: true },
        visibleWhen: { field: 'scope', is: 'some' },
        requiredWhen: { field: 'scope', is: 'some' },
        offeredBy: {
          ...{ call: 'blade-workflow/process/deployedNames', value: 'key', label: 'name' },
          isForSeveral: true,
        },
      }),
    ),
    kind: choice(proxyKinds, { list: true, search: true, initial: 'act' }),
    isOn: flag({ list: true, search: true, initial: 1 }),
    startTime: dateTime({ list: true, search: true, sort: true }),
    endTime: dateTime({ list: true, search: true, sort: true }),
    remark: optional(longText(255)),
  },
});
