import { SpeltInput } from './spelt-input.tsx';

interface LinesInputProps {
  id?: string | undefined;
  value?: readonly string[] | null;
  onChange?: ((lines: string[]) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of short sentences, one a line. */
export function LinesInput({ id, value, onChange, onBlur }: LinesInputProps) {
  return (
    <SpeltInput
      {...{ id, onBlur }}
      autoSize={{ minRows: 3, maxRows: 10 }}
      spelling={(value ?? []).join('\n')}
      onType={(text) => onChange?.(linesOf(text))}
    />
  );
}
