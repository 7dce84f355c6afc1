/** Where a simulation stands, as the page tells it beside the diagram. */
export interface Standing {
  status: 'idle' | 'running' | 'paused' | 'ended';
  /** Ids of what was passed, in order. */
  way: readonly string[];
  /** Ids of what begins a process, and of what tokens wait at. */
  waits: readonly string[];
  /** How many processes run; several may at once. */
  running: number;
}

/** What has happened, by what it makes of where the simulation stood. */
export type SimulationEvent = (now: Standing) => Standing;

export const atRest: Standing = { status: 'idle', way: [], waits: [], running: 0 };

export const began: SimulationEvent = (now) => ({ ...now, status: 'running', running: now.running + 1 });
export const ended: SimulationEvent = (now) => ({
  ...now,
  status: now.running > 1 ? now.status : 'ended',
  running: now.running - 1,
});
export const passed =
  (id: string): SimulationEvent =>
  (now) => ({ ...now, way: [...now.way, id] });
export const paused: SimulationEvent = (now) => ({ ...now, status: 'paused' });
export const resumed: SimulationEvent = (now) => ({ ...now, status: 'running' });
export const restarted: SimulationEvent = ({ waits }) => ({ ...atRest, waits });
export const waiting =
  (ids: readonly string[]): SimulationEvent =>
  (now) => ({ ...now, waits: ids });
