import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { plainStartOf } from '../../model/definition.ts';
import type { Definition } from '../../model/definition.ts';
import type { VariableNames } from '../../model/variable-names.ts';
import { startValuesOf } from '../../trial/start-values.ts';
import type { AskedVariable } from '../../trial/start-values.ts';
import type { CaseArea } from '../case-area.ts';
import { checkModel } from '../deploy.ts';
import { refusing } from '../../model/faults/faults.ts';
import { refuseUnknown } from '../refuse-unknown.ts';

/** What a drawn process asks for: the form that it begins with, the variables that it names, and those that nothing in it sets. */
export interface StartValues {
  formKey: string | null;
  names: VariableNames;
  asked: readonly AskedVariable[];
}

/** What somebody gives who tries a drawn process; nothing of one that would not be deployed, since a trial says why. */
export async function startValuesIn(
  context: Context,
  { key, xml }: { key: string; xml: string },
  areas: readonly CaseArea[],
): Promise<StartValues> {
  const refuse = (one: Definition) => {
    refuseUnknown(one, areas, { context, faults: refusing });
    return Promise.resolve();
  };
  try {
    const [drawn] = await checkModel({ xml, key }, { refuse });
    if (!drawn) return nothing;
    const { definition } = drawn;
    const formKey = plainStartOf(definition, '')?.formKey ?? null;
    return { formKey, names: definition.variables, asked: startValuesOf(definition) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return nothing;
  }
}

const nothing: StartValues = { formKey: null, names: [], asked: [] };
