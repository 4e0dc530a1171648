/** A state machine as data: `table[state][event]` is the next state. Guards that need records live in the service. */
export interface Machine<State extends string, Event extends string> {
  initial: State;
  table: Record<State, Partial<Record<Event, State>>>;
  /** Events that ask for something, such as a reason: none of them takes another back by itself. */
  asks?: readonly Event[];
}

export function nextState<S extends string, E extends string>(machine: Machine<S, E>, from: S, event: E): S | null {
  return machine.table[from][event] ?? null;
}

export function eventsFrom<S extends string, E extends string>(machine: Machine<S, E>, from: S): E[] {
  return Object.keys(machine.table[from]) as E[];
}

/** The event that takes back what led from one state to another; null where none does without being told more. */
export function eventBack<S extends string, E extends string>(machine: Machine<S, E>, before: S, after: S): E | null {
  const back = eventsFrom(machine, after).find((event) => nextState(machine, after, event) === before);
  return back === undefined || machine.asks?.includes(back) ? null : back;
}
