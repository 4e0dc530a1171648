import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from "react";

interface Clock {
  now: () => Date;
  timeZone: string | undefined;
}

const systemTime = () => new Date();

const ClockContext = createContext<Clock>({ now: systemTime, timeZone: undefined });

/** The reader's zone, and in tests a fixed clock, for all times below it. */
export function ClockProvider({
  now = systemTime,
  timeZone,
  children,
}: {
  now?: () => Date;
  timeZone?: string;
  children: ReactNode;
}) {
  // With a stable value, the times on the page do not render again with this component.
  const clock = useMemo(() => ({ now, timeZone }), [now, timeZone]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

export const useTimeZone = (own?: string) => {
  const { timeZone } = use(ClockContext);
  return own ?? timeZone;
};

const minute = 60_000;
const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
};

const second = 1000;
const everySecond = (tell: () => void) => {
  const timer = setInterval(tell, second);
  return () => clearInterval(timer);
};

/** The current second, for texts about this moment. */
export function useNowBySecond(): Date {
  const { now } = use(ClockContext);
  return new Date(useSyncExternalStore(everySecond, () => Math.floor(now().getTime() / second)) * second);
}

/** The current minute; re-renders when it passes. */
export function useNow(): Date {
  const { now } = use(ClockContext);
  return new Date(useSyncExternalStore(everyMinute, () => Math.floor(now().getTime() / minute)) * minute);
}
