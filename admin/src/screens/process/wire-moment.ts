/** The moment that a time of the wire names, which is told in the time of China. */
export const momentOf = (wire: string): number => Date.parse(`${wire.replace(' ', 'T')}+08:00`);
