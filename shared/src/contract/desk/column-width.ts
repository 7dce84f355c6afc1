/** How narrow and how wide a column of a table can be made, in pixels. */
export const columnWidths = { least: 48, most: 1200 };
