/** A state machine as data: `table[state][event]` is the next state. Guards that need records live in the service. */
export interface Machine<State extends string, Event extends string> {
  initial: State;
  table: Record<State, Partial<Record<Event, State>>>;
  /** Events that need input, such as a reason, and so cannot undo another event by themselves. */
  asks?: readonly Event[];
}

export function nextState<S extends string, E extends string>(machine: Machine<S, E>, from: S, event: E): S | null {
  return machine.table[from][event] ?? null;
}

export function eventsFrom<S extends string, E extends string>(machine: Machine<S, E>, from: S): E[] {
  return Object.keys(machine.table[from]) as E[];
}

/** The event that undoes a transition; null if none does without further input. */
export function eventBack<S extends string, E extends string>(machine: Machine<S, E>, before: S, after: S): E | null {
  const back = eventsFrom(machine, after).find((event) => nextState(machine, after, event) === before);
  return back === undefined || machine.asks?.includes(back) ? null : back;
}
