import { Refusal } from '../../../kit/runtime/errors.ts';
import { parseScript } from '../../expressions/script.ts';
import type { Template } from '../../expressions/template.ts';
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

/** A call of another process by its key, which may be an expression, in one version or in the one that it begins with. */
export function readCallActivity(
  element: Element,
  vendor: Vendor,
): Pick<CallActivity, 'type' | 'called' | 'version' | 'inheritVariables' | 'inputs' | 'outputs'> {
  const called = textOf(element, 'calledElement') ?? refuseMissing(element, 'calledElement');
  return {
    type: 'callActivity',
    called: parseTemplate(called, nameOf(element)),
    version: versionOf(element, vendor),
    inheritVariables: vendor.attribute(element, 'inheritVariables') === 'true',
    inputs: vendor.children(element, 'in').map((child) => readMapping(child, element)),
    outputs: vendor.children(element, 'out').map((child) => readMapping(child, element)),
  };
}

/** How the engines of the family name the version; what they call `deployment` or a tag has no counterpart here. */
function versionOf(element: Element, vendor: Vendor): Template | null {
  const binding = vendor.attribute(element, 'calledElementBinding') ?? 'latest';
  if (binding === 'latest') return null;
  const node = nameOf(element);
  if (binding !== 'version')
    throw new Refusal('workflow.modelFeature', { node, feature: `calledElementBinding ${binding}` });
  const version = vendor.attribute(element, 'calledElementVersion');
  if (version === null) return refuseMissing(element, 'calledElementVersion');
  if (!version.includes('{') && !/^[1-9]\d{0,8}$/.test(version.trim()))
    throw new Refusal('workflow.modelFeature', { node, feature: `calledElementVersion ${version}` });
  return parseTemplate(version, node);
}

function readMapping(child: Element, element: Element): Mapping {
  const name = textOf(child, 'source');
  const source = name === null ? textOf(child, 'sourceExpression') : `\${${name}}`;
  return {
    source: parseTemplate(source ?? refuseMissing(element, 'source'), nameOf(element)),
    target: variableName(textOf(child, 'target') ?? refuseMissing(element, 'target'), nameOf(element)),
  };
}
