import { Refusal } from '../../../kit/runtime/errors.ts';
import { parseScript } from '../../expressions/script.ts';
import { parseTemplate } from '../../expressions/template.ts';
import { variableName } from '../../expressions/variable-limits.ts';
import type { CallActivity, Mapping, ScriptTask } from '../definition.ts';
import type { Element } from '../moddle.ts';
import { textOf } from '../moddle.ts';
import { nameOf, refuseMissing } from '../refuse-unsupported.ts';
import type { Vendor } from '../vendor.ts';

// What editors write for the language of expressions, whose assignments a script is.
const ownScripts: (string | null)[] = [null, 'juel'];

/** A script task whose script is a list of assignments; a script in another language is not run as if it were one. */
export function readScriptTask(element: Element): Pick<ScriptTask, 'type' | 'statements'> {
  const format = textOf(element, 'scriptFormat');
  if (!ownScripts.includes(format)) {
    const facts = { node: nameOf(element), feature: `scriptFormat ${String(format)}` };
    throw new Refusal('workflow.modelFeature', facts);
  }
  const source = textOf(element, 'script') ?? refuseMissing(element, 'script');
  return { type: 'scriptTask', statements: parseScript(source, nameOf(element)) };
}

/** A call of another process by its key. */
export function readCallActivity(
  element: Element,
  vendor: Vendor,
): Pick<CallActivity, 'type' | 'called' | 'inheritVariables' | 'inputs' | 'outputs'> {
  const called = textOf(element, 'calledElement') ?? refuseMissing(element, 'calledElement');
  if (called.includes('${'))
    throw new Refusal('workflow.modelFeature', { node: nameOf(element), feature: `calledElement ${called}` });
  return {
    type: 'callActivity',
    called,
    inheritVariables: vendor.attribute(element, 'inheritVariables') === 'true',
    inputs: vendor.children(element, 'in').map((child) => readMapping(child, element)),
    outputs: vendor.children(element, 'out').map((child) => readMapping(child, element)),
  };
}

function readMapping(child: Element, element: Element): Mapping {
  const name = textOf(child, 'source');
  const source = name === null ? textOf(child, 'sourceExpression') : `\${${name}}`;
  return {
    source: parseTemplate(source ?? refuseMissing(element, 'source'), nameOf(element)),
    target: variableName(textOf(child, 'target') ?? refuseMissing(element, 'target'), nameOf(element)),
  };
}
