import { SpeltInput } from './spelt-input.tsx';

interface JsonInputProps {
  id?: string | undefined;
  value?: unknown;
  /** Called with the value of the text, or with the text itself while it is no valid JSON: the field's rule refuses that. */
  onChange?: ((value: unknown) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

function spelt(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // Half-typed: the contract's rule says so at the field, and nothing of it is sent.
    return text;
  }
}

const spell = (value: unknown) =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2);

/** A structure of any shape, written as JSON. */
export function JsonInput({ id, value, onChange, onBlur }: JsonInputProps) {
  return (
    <SpeltInput
      {...{ id, onBlur }}
      className="kit-code"
      spellCheck={false}
      autoSize={{ minRows: 3, maxRows: 16 }}
      spelling={spell(value)}
      onType={(text) => onChange?.(spelt(text))}
    />
  );
}
