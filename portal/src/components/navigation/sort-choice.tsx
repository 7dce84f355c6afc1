'use client';

interface SortChoiceProps {
  value: string;
  options: { value: string; label: string }[];
  /** Says beforehand that choosing is enough. */
  hint: string;
}

/** The orders of a list; with scripts the one that is chosen is asked for at once. */
export function SortChoice({ value, options, hint }: SortChoiceProps) {
  return (
    <select
      id="sort"
      name="sort"
      defaultValue={value}
      title={hint}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="min-h-9 min-w-0 rounded-md border border-control bg-paper px-2 elder:min-h-11"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
