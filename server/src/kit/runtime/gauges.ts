/** A number that an operator watches; read only when somebody asks for it. */
export interface Gauge {
  /** As Prometheus names it: the unit is the last word. */
  name: string;
  help: string;
  /** The number, or one for each value of the label `state`; a failure leaves the gauge out of that answer. */
  read: () => Promise<number | Record<string, number>> | number | Record<string, number>;
}

/** Where every area registers its gauges. */
export interface Gauges {
  add(gauge: Gauge): void;
  all(): readonly Gauge[];
}

/** An empty set of gauges. */
export function createGauges(): Gauges {
  const gauges: Gauge[] = [];
  return { add: (gauge) => void gauges.push(gauge), all: () => gauges };
}
