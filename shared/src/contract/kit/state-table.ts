/** One way from a status to another; a call that makes it has the name of its act. */
export interface Move<State extends string, By extends string = string> {
  /** Null where the row begins. */
  from: State | null;
  to: State;
  by: readonly By[];
  act?: string;
}

/** What a status may become: every move there is, and nothing else. */
export interface StateTable<State extends string, By extends string = string> {
  moves: readonly Move<State, By>[];
  /** The statuses in which the promise clock stands still. */
  paused: readonly State[];
  /** The move from one status to another, if there is one. */
  find(from: State | null, to: State): Move<State, By> | undefined;
  /** The move that an act makes from a status, if it makes one there. */
  byAct(act: string, from: State): Move<State, By> | undefined;
}

/** Writes the moves down that somebody makes by acts of their own names. */
export const actsBy =
  <By extends string>(by: By) =>
  <Act extends string, State extends string>(act: Act, from: State, to: State) => ({
    act,
    from,
    to,
    by: [by] as const,
  });

/** States the moves of a status, and where the promise clock stands still meanwhile. */
export const stateTable = <State extends string, By extends string>(
  moves: readonly Move<State, By>[],
  paused: readonly State[] = [],
): StateTable<State, By> => ({
  moves,
  paused,
  find: (from, to) => moves.find((one) => one.from === from && one.to === to),
  byAct: (act, from) => moves.find((one) => one.act === act && one.from === from),
});
