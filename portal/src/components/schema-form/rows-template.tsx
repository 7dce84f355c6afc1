import { useEffect, useRef } from 'react';

import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint } from '../forms/field.tsx';
import type { RowProps, RowsProps } from './form-facts.ts';
import { OfficerComment } from './officer-comment.tsx';

/** A list as cards, one per row; a new row takes the focus, and a removed one gives it to the list. */
export function RowsTemplate(props: RowsProps) {
  const { fieldPathId, title, items, canAdd, readonly, onAddClick, rawErrors = [], schema, registry } = props;
  const { formContext: facts } = registry;
  const { $id: id } = fieldPathId;
  const group = useFocusOnRows(items.length);
  const error = rawErrors[0];
  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      aria-describedby={classNames(schema.description ? `${id}-hint` : null, error ? `${id}-error` : null)}
      className={error ? 'border-s-4 border-seal-600 ps-4' : ''}
    >
      <legend className="text-lg font-semibold">{title}</legend>
      <FieldHint id={id} hint={schema.description} />
      <OfficerComment id={id} facts={facts} />
      <FieldError id={id} error={error} />
      {items.length > 0 ? (
        <ol className="mt-3 space-y-4">{items}</ol>
      ) : (
        <p className="mt-2 text-ink-faint">{facts.texts.noRows}</p>
      )}
      {canAdd && !readonly ? (
        <Button look="secondary" className="mt-4" onClick={() => onAddClick()}>
          {facts.texts.addRow}
          <span className="sr-only"> {title}</span>
        </Button>
      ) : null}
    </fieldset>
  );
}

/** Moves the focus along when rows come and go by the reader's hand. */
function useFocusOnRows(count: number) {
  const group = useRef<HTMLFieldSetElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const rows = group.current?.querySelectorAll<HTMLElement>(':scope > ol > li') ?? [];
    if (count > before.current)
      rows[count - 1]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    if (count < before.current) group.current?.focus();
    before.current = count;
  }, [count]);
  return group;
}

/** One row of a list: its number, its questions, and the way to take it out. */
export function RowTemplate({ index, children, buttonsProps, registry, readonly }: RowProps) {
  const { texts } = registry.formContext;
  return (
    <li className="rounded-lg border border-line bg-mist-50 p-4 md:p-5">
      <div className="mb-3 flex items-center justify-between gap-4">
        <p className="font-semibold">{texts.row(index + 1)}</p>
        {buttonsProps.hasRemove && !readonly ? (
          <Button look="quiet" size="small" icon="trash" onClick={() => buttonsProps.onRemoveItem()}>
            {texts.removeRow(index + 1)}
          </Button>
        ) : null}
      </div>
      {children}
    </li>
  );
}
