import type { columns as zh } from '../zh/columns.ts';

/** Texts of the widths of a table's columns, in English. */
export const columns: typeof zh = {
  title: 'Column widths',
  usual: 'Usual',
  hint: '{least} to {most} pixels; empty for the usual width. The right edge of a header can be dragged as well; a double click gives the usual width back.',
};
