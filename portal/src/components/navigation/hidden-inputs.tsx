/** Carries the rest of a list's state through a GET form. */
export function HiddenInputs({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
