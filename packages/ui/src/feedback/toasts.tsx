import { closeSnackbar, enqueueSnackbar, MaterialDesignContent, SnackbarProvider } from "notistack";
import styled from "@emotion/styled";
import { Check, CircleAlert, Info, TriangleAlert, X } from "../icons.ts";
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
      action={(key) => <IconAction label="Close message" icon={X} size="small" onClick={() => closeSnackbar(key)} />}
    />
  );
}

/** Shows a toast from anywhere; the same text is never shown twice at once. */
export const toast = {
  done: (text: string) => void enqueueSnackbar(text, { variant: "success", preventDuplicate: true }),
  info: (text: string) => void enqueueSnackbar(text, { variant: "info", preventDuplicate: true }),
  failed: (text: string) =>
    void enqueueSnackbar(text, { variant: "error", preventDuplicate: true, autoHideDuration: null }),
};
