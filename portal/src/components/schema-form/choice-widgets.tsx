import type { EnumOptionsType } from '@rjsf/utils';

import { classNames } from '../class-names.ts';
import { controlLook, FieldError, FieldHint } from '../forms/field.tsx';
import { controlAttributes } from './control-of.ts';
import type { InputProps } from './form-facts.ts';
import { OfficerComment } from './officer-comment.tsx';

const mark = 'mt-[0.3em] size-5 shrink-0 accent-wave-600 elder:size-6';

const optionsOf = ({ options }: InputProps): EnumOptionsType[] => options.enumOptions ?? [];
const isOn = (value: unknown, option: EnumOptionsType) =>
  Array.isArray(value) ? value.includes(option.value) : value === option.value;

/** One answer out of many; what cannot be changed is shown as text, since nobody can focus a disabled list. */
export function SelectWidget(props: InputProps) {
  const { id, value, readonly, onChange, onBlur, registry } = props;
  const options = optionsOf(props);
  const chosen = options.findIndex((option) => isOn(value, option));
  if (readonly) {
    const text = options[chosen]?.label ?? '';
    return <input {...controlAttributes(props)} readOnly value={text} className={controlLook} />;
  }
  return (
    <select
      {...controlAttributes(props)}
      name={id}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={({ target }) => onChange(options[Number(target.value || -1)]?.value)}
      onBlur={() => onBlur(id, value)}
      className={controlLook}
    >
      <option value="">{registry.formContext.texts.choose}</option>
      {options.map((option, index) => (
        <option key={option.label} value={index}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** One answer out of a few, all in sight. */
export function RadioWidget(props: InputProps) {
  return <Choices {...props} type="radio" changed={(option) => option.value} />;
}

/** Any of a few answers. */
export function CheckboxesWidget(props: InputProps) {
  const held: unknown[] = Array.isArray(props.value) ? props.value : [];
  const changed = (option: EnumOptionsType, isChecked: boolean): unknown[] =>
    isChecked ? [...held, option.value] : held.filter((one) => one !== option.value);
  return <Choices {...props} type="checkbox" changed={changed} />;
}

interface ChoicesProps extends InputProps {
  type: 'radio' | 'checkbox';
  changed: (option: EnumOptionsType, isChecked: boolean) => unknown;
}

function Choices({ type, changed, ...props }: ChoicesProps) {
  const { id, label, required, value, readonly, schema, rawErrors = [], registry } = props;
  const { 'aria-describedby': describedBy } = controlAttributes(props);
  const error = rawErrors[0];
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={classNames('max-w-reading', error && 'border-s-4 border-seal-600 ps-4')}
    >
      <legend className="font-semibold">
        {label}
        {required ? null : (
          <span className="ms-2 text-sm font-normal text-ink-faint">
            {registry.formContext.texts.optional}
          </span>
        )}
      </legend>
      <FieldHint id={id} hint={schema.description} />
      <OfficerComment id={id} facts={registry.formContext} />
      <FieldError id={id} error={error} />
      <div className="mt-1.5">
        {optionsOf(props).map((option) => (
          <label key={option.label} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
            <input
              type={type}
              name={id}
              checked={isOn(value, option)}
              disabled={readonly === true}
              onChange={({ target }) => props.onChange(changed(option, target.checked))}
              onBlur={() => props.onBlur(id, value)}
              className={mark}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
