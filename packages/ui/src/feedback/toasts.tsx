import {
  closeSnackbar,
  enqueueSnackbar,
  MaterialDesignContent,
  SnackbarProvider,
  type OptionsObject,
  type SnackbarKey,
} from "notistack";
import styled from "@emotion/styled";
import { Check, CircleAlert, Info, TriangleAlert, X } from "../icons.ts";
import { ActionButton } from "../page/action-button.tsx";
import { IconAction } from "../page/icon-action.tsx";
import { color, fontSans } from "../theme/color.ts";

const Card = styled(MaterialDesignContent)({
  "&&": {
    fontFamily: fontSans,
    fontSize: "0.9375rem",
    lineHeight: 20 / 15,
    maxWidth: 420,
    padding: "6px 12px",
    gap: 4,
    flexWrap: "nowrap",
    borderRadius: 10,
    color: color.text,
    backgroundColor: color.raised,
    border: `1px solid ${color.line}`,
    boxShadow: color.shadowLarge,
  },
  "&& > #notistack-snackbar": { gap: 10, minWidth: 0, overflowWrap: "anywhere" },
  "&& svg": { flexShrink: 0 },
});

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** At most ten, bottom left, six seconds; errors stay until closed. */
export function Toasts() {
  return (
    <SnackbarProvider
      maxSnack={10}
      autoHideDuration={6000}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      Components={{ default: Card, success: Card, error: Card, warning: Card, info: Card }}
      iconVariant={{
        success: <Check {...icon} color={color.good} />,
        error: <CircleAlert {...icon} color={color.danger} />,
        warning: <TriangleAlert {...icon} color={color.warning} />,
        info: <Info {...icon} color={color.accent} />,
      }}
    />
  );
}

/** A way back or on from what a toast says: "Undo". */
interface ToastAction {
  label: string;
  onSelect: () => void;
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

/** Returns what closes it again. */
function show(text: string, options: OptionsObject, action?: ToastAction): () => void {
  const id = enqueueSnackbar(text, {
    preventDuplicate: !action,
    ...options,
    action: (key) => <Buttons id={key} action={action} />,
  });
  return () => closeSnackbar(id);
}

/** Shows a toast from anywhere; the same text is never shown twice at once. */
export const toast = {
  done: (text: string, action?: ToastAction) => show(text, { variant: "success" }, action),
  info: (text: string) => show(text, { variant: "info" }),
  failed: (text: string) => show(text, { variant: "error", autoHideDuration: null }),
};
