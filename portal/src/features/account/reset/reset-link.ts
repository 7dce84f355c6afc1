const form = /^#([\da-f-]{36})\.([\w-]{20,100})$/;

/** What the fragment of a link carries: which request it answers, and what proves it; null for any other. */
export function linkIn(hash: string): { id: string; proof: string } | null {
  const [, id, proof] = form.exec(hash) ?? [];
  return id && proof ? { id, proof } : null;
}
