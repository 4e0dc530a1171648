/** A state machine as data: `table[state][event]` is the next state. Guards that need records live in the service. */
export interface Machine<State extends string, Event extends string> {
  initial: State;
  table: Record<State, Partial<Record<Event, State>>>;
}

export function nextState<S extends string, E extends string>(machine: Machine<S, E>, from: S, event: E): S | null {
  return machine.table[from][event] ?? null;
}

export function eventsFrom<S extends string, E extends string>(machine: Machine<S, E>, from: S): E[] {
  return Object.keys(machine.table[from]) as E[];
}
