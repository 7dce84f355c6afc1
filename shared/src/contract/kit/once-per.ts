/** Works something out once for each object and answers the same from then on. */
export function oncePer<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = work(key);
    known.set(key, made);
    return made;
  };
}
