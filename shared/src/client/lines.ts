/** Hands on each whole line of a text that grows, once; give it the text as far as it has come. */
export function lineReader(onLine: (line: string) => void): (text: string) => void {
  let read = 0;
  return (text) => {
    for (let end = text.indexOf('\n', read); end >= 0; end = text.indexOf('\n', read)) {
      const line = text.slice(read, end).trim();
      read = end + 1;
      if (line !== '') onLine(line);
    }
  };
}
