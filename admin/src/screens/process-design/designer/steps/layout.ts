import type { Moddle } from '../model/moddle.ts';
import type { Branch, ListedStep, StepList } from './step-model.ts';

/** The middle of an element on the canvas. */
export interface Point {
  x: number;
  y: number;
}

/** Where elements stand, and how flows run that have no step to lead them below their choice. */
export interface Layout {
  places: Map<Moddle, Point>;
  bends: Map<Moddle, readonly Point[]>;
}

const [across, down, left, top] = [150, 130, 200, 200];
/** From the middle of a gateway to its edge. */
const gatewayRadius = 25;

interface Size {
  columns: number;
  rows: number;
}

/** How many columns and rows the steps of a sequence take. */
const sizeOf = (steps: readonly ListedStep[]): Size =>
  steps.map(stepSize).reduce(
    (whole, { columns, rows }) => ({
      columns: whole.columns + columns,
      rows: Math.max(whole.rows, rows),
    }),
    { columns: 0, rows: 1 },
  );

function stepSize(step: ListedStep): Size {
  if (step.kind !== 'choice') return step.refusal ? { columns: 2, rows: 2 } : { columns: 1, rows: 1 };
  const sizes = step.branches.map(branchSize);
  const widest = Math.max(...sizes.map(({ columns }) => columns));
  return { columns: widest + 2, rows: sizes.reduce((sum, { rows }) => sum + rows, 0) };
}

function branchSize({ steps, end }: Branch): Size {
  const { columns, rows } = sizeOf(steps);
  return { columns: columns + (end ? 1 : 0), rows };
}

/** The places of a list: its steps from left to right, the branches of a choice below each other. */
export function layOutSteps({ start, steps, end }: StepList): Layout {
  const layout = new Placing();
  layout.put(start, 0, 0);
  const last = layout.sequence(steps, 1, 0);
  if (end) layout.put(end, last, 0);
  return layout;
}

const at = (column: number, row: number): Point => ({ x: left + column * across, y: top + row * down });

class Placing implements Layout {
  readonly places = new Map<Moddle, Point>();
  readonly bends = new Map<Moddle, readonly Point[]>();

  put(element: Moddle, column: number, row: number): void {
    this.places.set(element, at(column, row));
  }

  /** Places steps from a column on; answers the next free one. */
  sequence(steps: readonly ListedStep[], from: number, row: number): number {
    let column = from;
    for (const step of steps) {
      this.step(step, column, row);
      column += stepSize(step).columns;
    }
    return column;
  }

  private step(step: ListedStep, column: number, row: number): void {
    this.put(step.node, column, row);
    if (step.kind !== 'choice') {
      if (!step.refusal) return;
      this.put(step.refusal.gateway, column + 1, row);
      this.put(step.refusal.end, column + 1, row + 1);
      return;
    }
    const last = column + stepSize(step).columns - 1;
    if (step.join) this.put(step.join, last, row);
    let below = row;
    for (const branch of step.branches) {
      this.branch(branch, column, below);
      if (below > row) this.bend(branch, { first: column, last, row, below });
      below += branchSize(branch).rows;
    }
  }

  private branch({ steps, end }: Branch, column: number, row: number): void {
    const next = this.sequence(steps, column + 1, row);
    if (end) this.put(end, next, row);
  }

  private bend(
    { flow, steps, end }: Branch,
    box: { first: number; last: number; row: number; below: number },
  ) {
    if (steps.length > 0 || end) return;
    const { first, last, row, below } = box;
    // It leaves and meets the gateways at their lower edges.
    const edge = (column: number) => ({ ...at(column, row), y: at(column, row).y + gatewayRadius });
    this.bends.set(flow, [edge(first), at(first, below), at(last, below), edge(last)]);
  }
}
