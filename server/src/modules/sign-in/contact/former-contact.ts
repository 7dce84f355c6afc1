/** A way to reach a person. */
export type ContactKind = 'phone' | 'email';

interface Reached {
  phone: string | null;
  email: string | null;
}

/** Where a change is proved from: the place that is replaced, or the other one where there is none yet; null for neither. */
export function formerContact(kind: ContactKind, person: Reached): { kind: ContactKind; to: string } | null {
  const other = kind === 'phone' ? 'email' : 'phone';
  for (const place of [kind, other] as const) {
    const to = person[place];
    if (to) return { kind: place, to };
  }
  return null;
}
