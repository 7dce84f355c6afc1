import { param } from '@policy/shared/contract/entities/system/param.ts';
import { isSecurityKey, isUsable, securityRule } from '@policy/shared/contract/sign-in/security-policy.ts';

import { defineRules } from '../../kit/rules/rules.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';

/** A rule of security has a value that it can have, whoever writes it, and holds from the next request on. */
export const paramRules = ({ forgetAll }: SessionEnds) =>
  defineRules(param, {
    beforeWrite: [
      (values, { before }) => {
        const { paramKey: key, paramValue: value } = { ...before, ...values };
        if (!key || !isSecurityKey(key) || (value && isUsable(key, Number(value)))) return;
        const { min, max, initial } = securityRule(key);
        throw new Refusal(initial === 0 ? 'param.boundsOrOff' : 'param.bounds', { min, max }, 'paramValue');
      },
    ],
    afterWrite: [
      (row, { context }) => (isSecurityKey(row.paramKey) ? context.afterCommit(forgetAll) : undefined),
    ],
    afterRemove: [(_, context) => context.afterCommit(forgetAll)],
  });
