const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A number as people read it in either language: its thousands set apart, and at most four digits behind the point. */
export const figureOf = (value: number): string => figures.format(value);
