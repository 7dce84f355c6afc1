import fc from 'fast-check';

/** How often an activity is done, at once or one after the other. */
export interface Times {
  count: number;
  isSequential: boolean;
}

type Begins = 'timer' | 'signal';

/** Blocks in which something happens beside what their tasks decide, or by a rule; `Inner` stands inside of one. */
export type EventfulBlock<Inner> =
  | { kind: 'ruled'; rule: string; times: Times | null }
  | { kind: 'late'; block: Inner; times: Times | null }
  | { kind: 'watched'; block: Inner; by: Begins; interrupting: boolean }
  | { kind: 'caught'; block: Inner; thrown: 'error' | 'escalation' }
  | { kind: 'heard'; interrupting: boolean }
  | { kind: 'cut'; block: Inner }
  | { kind: 'deadline'; act: 'remind' | 'pass' | 'transfer' }
  | { kind: (typeof plain)[number] };

const plain = ['reminded', 'receive', 'pause', 'race', 'tells', 'scripted', 'rejectable', 'failing'] as const;

const rules = ['to="previous"', 'to="previous" then="straight"', 'to="owner"', 'to="owner" then="again"'];
/** Of what several decide nobody picks the step. */
const rulesOfOne = [...rules, 'to="any"', 'to="any" then="straight"', 'to="end"'];

/** How often an activity of a random process is done; also not at all. */
export const times: fc.Arbitrary<Times> = fc.record({ count: fc.nat(3), isSequential: fc.boolean() });

const of = <Kind extends string>(kind: Kind) => fc.constant(kind);

/** Random blocks with events and rules, around other blocks. */
export const eventfulBlocks = <Inner>(block: fc.Arbitrary<Inner>): fc.Arbitrary<EventfulBlock<Inner>> =>
  fc.oneof(
    fc.record({ kind: of('ruled'), rule: fc.constantFrom(...rulesOfOne), times: fc.constant(null) }),
    fc.record({ kind: of('ruled'), rule: fc.constantFrom(...rules), times }),
    fc.record({ kind: of('late'), block, times: fc.option(times) }),
    fc.record({
      ...{ kind: of('watched'), block, interrupting: fc.boolean() },
      by: fc.constantFrom<Begins>('timer', 'signal'),
    }),
    fc.record({
      ...{ kind: of('caught'), block },
      thrown: fc.constantFrom('error' as const, 'escalation' as const),
    }),
    fc.record({ kind: of('heard'), interrupting: fc.boolean() }),
    fc.record({ kind: of('cut'), block }),
    fc.record({
      kind: of('deadline'),
      act: fc.constantFrom('remind' as const, 'pass' as const, 'transfer' as const),
    }),
    fc.record({ kind: fc.constantFrom(...plain) }),
  );
