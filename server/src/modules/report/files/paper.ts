import type { Grid } from '@policy/shared/contract/report/grid.ts';

/** What goes into a report's file. */
export interface Paper {
  title: string;
  /** What is said below the title: when it was made, and by whom. */
  note: string;
  grid: Grid;
}
