import fc from 'fast-check';
import { bookingStates, operationKinds, type BookingState, type OperationKind } from './booking.kinds';
import { begins, isOver, mayMove, moves, stateAfter, stateAtBegin } from './state-machine';

/** The types of a contract include neither Node's nor a browser's. */
declare const process: { env: Partial<Record<string, string>> };
const { RUNS, SEED } = process.env;
const options = { numRuns: Number(RUNS ?? 3) * 100, seed: Number(SEED ?? 20_261_124) };

/** DESIGN 6, copied by hand: the states in which each operation may begin, and the state after its success. */
const design: Readonly<Record<OperationKind, Partial<Record<BookingState, BookingState>>>> = {
  hold: { priced: 'on_hold' },
  pay: { priced: 'ticketed', on_hold: 'ticketed' },
  book: { priced: 'confirmed' },
  void: { ticketed: 'voided', changed: 'voided', cancel_quoted: 'voided' },
  cancel: {
    on_hold: 'cancelled',
    confirmed: 'cancelled',
    ticketed: 'refunded',
    changed: 'refunded',
    cancel_quoted: 'refunded',
  },
  change: { ticketed: 'changed', changed: 'changed' },
};

describe('the next state of a booking', () => {
  it.each(operationKinds.flatMap((kind) => bookingStates.map((state) => [kind, state] as const)))(
    'by %s from %s follows the design',
    (kind, before) => {
      const after = design[kind][before];
      expect(begins(kind, before)).toBe(after !== undefined);
      if (after !== undefined) expect(stateAfter({ kind, outcome: 'done', before })).toBe(after);
    },
  );

  it('is the former state after a refusal, or failed if there was none', () => {
    for (const kind of operationKinds) {
      for (const before of Object.keys(design[kind]) as BookingState[]) {
        const after = stateAfter({ kind, outcome: 'refused', before });
        expect([kind, before, after]).toEqual([kind, before, before === 'priced' ? 'failed' : before]);
      }
    }
  });

  it('is refund_pending while the refund amount is unknown', () => {
    const end = { kind: 'cancel', outcome: 'done', unpriced: true } as const;
    expect(stateAfter({ ...end, before: 'ticketed' })).toBe('refund_pending');
    expect(stateAfter({ ...end, before: 'on_hold' })).toBe('cancelled');
  });

  it('is refunded for a canceled stay with a refund, canceled without one, and refund_pending if the refund is unknown', () => {
    const end = { kind: 'cancel', outcome: 'done', before: 'confirmed' } as const;
    expect(stateAfter({ ...end, refunds: true })).toBe('refunded');
    expect(stateAfter(end)).toBe('cancelled');
    expect(stateAfter({ ...end, unpriced: true })).toBe('refund_pending');
  });

  it('is always a known state; nothing follows a refund or a void', () => {
    for (const state of bookingStates)
      expect(moves[state].every((to) => bookingStates.includes(to))).toBe(true);
    expect([moves.refunded, moves.voided]).toEqual([[], []]);
    expect(bookingStates.filter(isOver)).toEqual([
      'refunded',
      'voided',
      'flown',
      'stayed',
      'no_show',
      'cancelled',
      'expired',
      'failed',
    ]);
  });
});

/** A booking in the model: its state and its open operation. */
interface Model {
  state: BookingState;
  open: { kind: OperationKind; before: BookingState } | null;
}
class Real {
  state: BookingState = 'priced';
  readonly been: BookingState[] = ['priced'];
  to(next: BookingState): void {
    if (next !== this.state && !mayMove(this.state, next)) throw new Error(`${this.state} → ${next}`);
    this.state = next;
    this.been.push(next);
  }
}

class Begin implements fc.Command<Model, Real> {
  constructor(readonly kind: OperationKind) {}
  check = ({ open }: Readonly<Model>) => open === null;
  run(model: Model, real: Real): void {
    const may = design[this.kind][model.state] !== undefined;
    expect(begins(this.kind, real.state)).toBe(may);
    if (!may) return;
    model.open = { kind: this.kind, before: model.state };
    if (this.kind === 'pay' || this.kind === 'book') model.state = 'payment_pending';
    real.to(stateAtBegin(this.kind, real.state));
    expect(real.state).toBe(model.state);
  }
  toString = () => `begin ${this.kind}`;
}

/** Claims the single attempt, which must precede any outcome. */
class End implements fc.Command<Model, Real> {
  constructor(readonly outcome: 'done' | 'refused') {}
  check = ({ open }: Readonly<Model>) => open !== null;
  run(model: Model, real: Real): void {
    const { kind, before } = model.open!;
    if (kind === 'pay' || kind === 'book') real.to('issuing');
    real.to(stateAfter({ kind, outcome: this.outcome, before }));
    const done = design[kind][before]!;
    model.state = this.outcome === 'done' ? done : before === 'priced' ? 'failed' : before;
    model.open = null;
    expect(real.state).toBe(model.state);
  }
  toString = () => this.outcome;
}

/** A change by time, an event or the airline, without an operation. */
class Happen implements fc.Command<Model, Real> {
  constructor(readonly to: BookingState) {}
  // Only an operation changes the state of a `priced` booking.
  check = ({ open, state }: Readonly<Model>) => open === null && state !== 'priced';
  run(model: Model, real: Real): void {
    const { state } = model;
    const ticketed = ['ticketed', 'changed', 'cancel_quoted'].includes(state);
    const may =
      (this.to === 'flown' && ticketed) ||
      (this.to === 'expired' && state === 'on_hold') ||
      (this.to === 'stayed' && ['confirmed', 'no_show'].includes(state)) ||
      (this.to === 'no_show' && ['confirmed', 'stayed'].includes(state)) ||
      (this.to === 'confirmed' && ['no_show', 'failed', 'cancelled'].includes(state)) ||
      (this.to === 'cancel_quoted' && ['ticketed', 'changed'].includes(state)) ||
      // A late success (SECURITY 13).
      (['on_hold', 'ticketed'].includes(this.to) && ['failed', 'expired', 'cancelled'].includes(state)) ||
      (this.to === 'ticketed' && ['on_hold', 'cancel_quoted'].includes(state));
    expect([state, this.to, mayMove(real.state, this.to)]).toEqual([state, this.to, may]);
    if (!may) return;
    real.to(this.to);
    model.state = this.to;
  }
  toString = () => `→ ${this.to}`;
}

describe('a booking and its model', () => {
  it(`agree after any sequence of actions (${options.numRuns} runs)`, () => {
    const commands = fc.commands(
      [
        fc.constantFrom(...operationKinds).map((kind) => new Begin(kind)),
        fc.constantFrom('done' as const, 'refused' as const).map((outcome) => new End(outcome)),
        fc
          .constantFrom(
            'flown' as const,
            'expired' as const,
            'cancel_quoted' as const,
            'on_hold' as const,
            'ticketed' as const,
            'confirmed' as const,
            'stayed' as const,
            'no_show' as const,
          )
          .map((to) => new Happen(to)),
      ],
      { maxCommands: 40 },
    );
    fc.assert(
      fc.property(commands, (list) => {
        const real = new Real();
        fc.modelRun(() => ({ model: { state: 'priced', open: null } as Model, real }), list);
        // A refunded or voided booking never becomes ticketed again.
        const ended = real.been.findIndex((state) => state === 'refunded' || state === 'voided');
        if (ended >= 0) expect(new Set(real.been.slice(ended)).size).toBe(1);
      }),
      options,
    );
  });
});
