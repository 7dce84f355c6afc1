/** The cells of a sheet, row by row; the first row names the columns. */
export type SheetRows = readonly (readonly (string | number | null | undefined)[])[];
