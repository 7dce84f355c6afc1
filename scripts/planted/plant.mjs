/** A text with a fault in it; the snippet must stand there once, or the fault would be another than was meant. */
export function plant(text, { id, file, find, replace }) {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${id}: its snippet stands ${times} times in ${file}, not once`);
  if (find === replace) throw new Error(`${id}: it changes nothing`);
  return text.replace(find, () => replace);
}

/** The first of each id that stands twice. */
export const repeatedIds = (faults) => {
  const ids = faults.map(({ id }) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
};
