import { Refusal } from '../../src/kit/runtime/errors.ts';
import { parseModel } from '../../src/workflow/model/parse.ts';

/** The code and the facts by which a document is refused at deployment; undefined where it is not. */
export async function refusalOfModel(xml: string): Promise<unknown> {
  const error: unknown = await parseModel(xml).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Refusal ? { code: error.code, ...error.facts } : error;
}
