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
 * The dialog to render the caller in: the surrounding one, else one open anywhere on the page. `rank` comes from
 * useRank.
 */
export function useHost(rank: number): Host | null {
  const around = use(HostContext);
  const before = useSyncExternalStore(subscribeHosts, () => hostBefore(rank));
  return around ?? before;
}

/** The order in which dialogs opened: a dialog is never rendered in a later one. */
export const useRank = () => useState(nextRank)[0];

interface PartProps {
  isShown: boolean;
  /** An opening dialog takes the focus by itself; a guest inside it must do so explicitly. */
  isGuest?: boolean;
  children: ReactNode;
}

/** One layer of a dialog's content. It has the focus while shown, and restores it when shown again. */
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

  // Guests are React children of this part, but remember their own focus.
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
  /** Renders the dialog around it; closing it closes the topmost guest. */
  frame: (inside: ReactNode, onClose: () => void, titleId: string) => ReactNode;
}

/** The content of a dialog, and in its place any dialog opened inside it, so that none is ever on top of another. */
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
  /** Receives the id for the title. */
  children: (titleId: string) => ReactNode;
}

/** A dialog rendered inside another one. */
export function DialogGuest({ host: { slot, guests, add }, onClose, children }: DialogGuestProps) {
  const id = useId();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // Before painting, so that the replaced content is not visible beside it.
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

/**
 * Focuses the page if a closed dialog has nowhere to return the focus: its opener is gone, or it was opened by its
 * address.
 */
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
