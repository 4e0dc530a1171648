/** An action in a toast: "Undo". */
export interface ToastAction {
  label: string;
  onSelect: () => void;
  /** How long it is offered, if not for as long as any toast. */
  seconds?: number;
}

export interface ToastMessage {
  key: string;
  text: string;
  variant: "success" | "info" | "error";
  action: ToastAction | undefined;
}

let waiting: readonly ToastMessage[] = [];
let closeShown: ((key: string) => void) | undefined;
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Queues toasts until their renderer has loaded. */
export const toastQueue = {
  waiting: () => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Returns a function that closes it. */
  add(message: Omit<ToastMessage, "key">): () => void {
    const key = `toast ${(count += 1)}`;
    change([...waiting, { ...message, key }]);
    return () => {
      change(waiting.filter((other) => other.key !== key));
      closeShown?.(key);
    };
  },
  /** Takes the queued toasts; `close` closes a shown one. */
  take(close: (key: string) => void): readonly ToastMessage[] {
    closeShown = close;
    const taken = waiting;
    if (taken.length > 0) change([]);
    return taken;
  },
};
