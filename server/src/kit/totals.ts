import { recent } from './recent.ts';
import { sharing } from './sharing.ts';

/** An exact count that callers of the same question share. */
export const sharedCount = sharing<number>();

/** A count that may be five seconds old, for tables that grow all the time; it is counted again while it is told. */
export const recentCount = recent(sharedCount);
