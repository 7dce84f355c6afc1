import { modelWarningKinds } from '@policy/shared/contract/process-design/calls.ts';
import type { ModelCheck, ModelWarningKind } from '@policy/shared/contract/process-design/calls.ts';

/** What to look at again, one by one: the kind of fault and what the element is called that has it. */
export const warningsIn = (
  warnings: ModelCheck['warnings'],
): readonly { kind: ModelWarningKind; node: string }[] =>
  modelWarningKinds.flatMap((kind) => [...new Set(warnings[kind])].map((node) => ({ kind, node })));
