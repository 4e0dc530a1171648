import {
  closeSnackbar,
  enqueueSnackbar,
  MaterialDesignContent,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
} from "notistack";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Check, CircleAlert, Info, TriangleAlert, X } from "../icons.ts";
import { ActionButton } from "../page/action-button.tsx";
import { IconAction } from "../page/icon-action.tsx";
import { color } from "../theme/color.ts";
import { toastQueue, type ToastAction, type ToastMessage } from "./toast-queue.ts";
import css from "./toast-host.module.css";

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Keys of shown messages. notistack only prevents duplicates if it generates the keys itself. */
const shown = new Map<string, SnackbarKey>();

function show({ key, text, variant, action }: ToastMessage) {
  const id = enqueueSnackbar(text, {
    variant,
    preventDuplicate: !action,
    ...(variant === "error" && { autoHideDuration: null }),
    ...(action?.seconds !== undefined && {
      autoHideDuration: action.seconds * 1000,
    }),
    action: (own) => <Buttons id={own} action={action} />,
    onExited: () => shown.delete(key),
  });
  shown.set(key, id);
}

function close(key: string) {
  const id = shown.get(key);
  if (id !== undefined) closeSnackbar(id);
}

/** Shows the queued toasts. */
function Drain() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting);
  useEffect(() => {
    if (waiting.length > 0) for (const message of toastQueue.take(close)) show(message);
  }, [waiting]);
  return null;
}

const Card = (props: CustomContentProps) => <MaterialDesignContent {...props} className={css.card} />;

const hidden = "aria-hidden";

/**
 * Toasts are rendered beside the page: a dialog hides the page and its siblings from screen readers, but toasts must be
 * announced over dialogs too.
 */
function useToastRoot(): HTMLElement {
  const [root] = useState(() => document.createElement("div"));
  useEffect(() => {
    document.body.append(root);
    const stayHeard = new MutationObserver(() => {
      if (root.hasAttribute(hidden)) root.removeAttribute(hidden);
    });
    stayHeard.observe(root, { attributeFilter: [hidden] });
    return () => {
      stayHeard.disconnect();
      root.remove();
    };
  }, [root]);
  return root;
}

/**
 * At most ten toasts, at the bottom, where they cover neither title, breadcrumbs nor menu. They stay for six seconds,
 * errors until closed.
 */
export function ToastHost() {
  const root = useToastRoot();
  return (
    <SnackbarProvider
      domRoot={root}
      maxSnack={10}
      autoHideDuration={6000}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      classes={{ containerRoot: css.place }}
      Components={{ default: Card, success: Card, error: Card, warning: Card, info: Card }}
      iconVariant={{
        success: <Check {...icon} color={color.good} />,
        error: <CircleAlert {...icon} color={color.danger} />,
        warning: <TriangleAlert {...icon} color={color.warning} />,
        info: <Info {...icon} color={color.accent} />,
      }}
    >
      <Drain />
    </SnackbarProvider>
  );
}

function Buttons({ id, action }: { id: SnackbarKey; action: ToastAction | undefined }) {
  const close = () => closeSnackbar(id);
  const take = () => {
    close();
    action?.onSelect();
  };
  return (
    <>
      {action ? <ActionButton label={action.label} onSelect={take} plain size="small" /> : null}
      <IconAction label="Close message" icon={X} size="small" onClick={close} />
    </>
  );
}
