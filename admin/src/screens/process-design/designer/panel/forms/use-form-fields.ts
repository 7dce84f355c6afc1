import useSWR from 'swr';

import type { OfferedForm } from '@policy/shared/contract/process-design/form-offers.ts';

import { useModelCalls } from '../../../model-calls.ts';
import { readFormKey } from '../../model/forms.ts';
import type { Moddle } from '../../model/moddle.ts';
import { stepsOf } from '../../model/variables.ts';

type Fields = OfferedForm['fields'];

const none: Fields = [];

/** The fields of all forms that a document names, that of its start first: each once, as the first form that has it says. */
export function useFormFields(element: Moddle): Fields {
  const calls = useModelCalls();
  const keys = [...new Set(stepsOf(element).map(readFormKey))].filter((key) => key !== '');
  const { data = none } = useSWR<Fields, Error>(
    keys.length === 0 ? null : ['designer-form-fields', ...keys],
    async () => {
      const forms = await Promise.all(keys.map((key) => calls.forms({ key, current: 1, size: 1 })));
      const fields = forms.flatMap(({ records }) => records.flatMap((form) => form.fields));
      return fields.filter(({ name }, at) => fields.findIndex((one) => one.name === name) === at);
    },
    { revalidateOnFocus: false },
  );
  return data;
}
