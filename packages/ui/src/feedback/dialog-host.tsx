import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
} from "react";
import { focusNeighbour } from "../list/focus-neighbour.ts";
import { createPortal } from "react-dom";
import { hostBefore, nextRank, setHost, subscribeHosts, type Guest, type Host } from "./open-hosts.ts";
import css from "./dialog-host.module.css";

const HostContext = createContext<Host | null>(null);

/**
 * The dialog that the caller is to be drawn in: the one around it, else one that stands already wherever on the page.
 * `rank` as useRank gives it.
 */
export function useHost(rank: number): Host | null {
  const around = use(HostContext);
  const before = useSyncExternalStore(subscribeHosts, () => hostBefore(rank));
  return around ?? before;
}

/** When a dialog came: one that stands is never drawn in a later one. */
export const useRank = () => useState(nextRank)[0];

interface PartProps {
  isShown: boolean;
  /** A dialog that opens is given the focus by itself; a question inside of it has to take it. */
  isGuest?: boolean;
  children: ReactNode;
}

/** One of the things that a dialog says. It has the focus while it is shown, and finds it where it was when it is shown again. */
function Part({ isShown, isGuest = false, children }: PartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const isTurn = useRef(isGuest);

  useEffect(() => {
    if (!isShown) {
      isTurn.current = true;
      return;
    }
    if (!isTurn.current || frame.current?.contains(document.activeElement)) return;
    (last.current?.isConnected ? last.current : frame.current)?.focus();
  }, [isShown]);

  // What is asked inside is a child of this one too, and its own to remember.
  const remember = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget && currentTarget.contains(target)) last.current = target;
  };

  return (
    <div className={css.frame} ref={frame} tabIndex={-1} hidden={!isShown} onFocus={remember}>
      {children}
    </div>
  );
}

interface DialogHostProps {
  rank: number;
  onClose: () => void;
  titleId: string;
  children: ReactNode;
  /** Draws the dialog around it; closing it answers what is asked last. */
  frame: (inside: ReactNode, onClose: () => void, titleId: string) => ReactNode;
}

/**
 * What a dialog says, and in its place what is asked about it: a dialog inside a dialog is drawn in the outer one's
 * frame, so that there is never one above another.
 */
export function DialogHost({ rank, onClose, titleId, children, frame }: DialogHostProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [guests, setGuests] = useState<readonly Guest[]>([]);
  const add = useCallback((guest: Guest) => {
    setGuests((all) => [...all, guest]);
    return () => setGuests((all) => all.filter(({ id }) => id !== guest.id));
  }, []);
  const host = useMemo(() => ({ slot, guests, add }), [slot, guests, add]);
  useLayoutEffect(() => setHost(rank, slot === null ? null : host), [rank, slot, host]);
  useLayoutEffect(() => () => setHost(rank, null), [rank]);
  const top = guests.at(-1);
  const inside = (
    <HostContext value={host}>
      <Part isShown={top === undefined}>{children}</Part>
      <div className={css.slot} ref={setSlot} />
    </HostContext>
  );
  return frame(inside, top?.close ?? onClose, top?.id ?? titleId);
}

interface DialogGuestProps {
  host: Host;
  onClose: () => void;
  /** Draws it; the id is that of its title. */
  children: (titleId: string) => ReactNode;
}

/** What is asked inside a dialog. */
export function DialogGuest({ host: { slot, guests, add }, onClose, children }: DialogGuestProps) {
  const id = useId();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // Before it is drawn, so that what it takes the place of is not seen beside it.
  useLayoutEffect(() => add({ id, close: () => latest.current() }), [add, id]);
  if (slot === null) return null;
  const isCovered = guests.some((guest) => guest.id === id) && guests.at(-1)?.id !== id;
  return createPortal(
    <Part isShown={!isCovered} isGuest>
      {children(id)}
    </Part>,
    slot,
  );
}

/** Gives the focus to the page where a closed dialog leaves it nowhere: what opened it is gone, or it was opened by its address. */
export function useFocusAfterwards(): void {
  useEffect(
    () => () => {
      setTimeout(() => {
        const { activeElement, body } = document;
        if (activeElement !== null && activeElement !== body) return;
        if (focusNeighbour()) return;
        document.querySelector<HTMLElement>("main[tabindex]")?.focus({ preventScroll: true });
      });
    },
    [],
  );
}
