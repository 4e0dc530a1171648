import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { RefObject } from "react";
import { RouteLink } from "../link/link.tsx";
import { color } from "../theme/color.ts";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import { MuiTheme } from "../theme/mui-theme.tsx";
import type { PageAction } from "./page-action.ts";

interface ActionMenuProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  actions: readonly PageAction[];
  label: string;
  /** The edge of its button that it aligns with; right by default. */
  under?: "left" | "right";
}

/** The content of a "more" button, loaded on first use. */
export function ActionMenu({ anchor, open, onClose, actions, label, under = "right" }: ActionMenuProps) {
  return (
    <MuiTheme>
      <Menu
        open={open}
        onClose={onClose}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: "bottom", horizontal: under }}
        transformOrigin={{ vertical: "top", horizontal: under }}
        slotProps={{
          list: { "aria-label": label },
          paper: { role: "region", "aria-label": label, sx: { minWidth: 200, mt: "4px" } },
        }}
      >
        {actions.map((action) => (
          <ActionItem key={action.label} action={action} onClose={onClose} />
        ))}
      </Menu>
    </MuiTheme>
  );
}

function ActionItem({ action, onClose, ...menuProps }: { action: PageAction; onClose: () => void }) {
  const { label, icon: Icon, href, onSelect, danger, disabledReason } = action;
  const choose = () => {
    if (disabledReason) return;
    onClose();
    onSelect?.();
  };
  const content = (
    <>
      {Icon ? <Icon size={18} strokeWidth={1.75} aria-hidden /> : null}
      {label}
      {disabledReason ? <VisuallyHidden>: {disabledReason}</VisuallyHidden> : null}
    </>
  );
  const look = danger ? { color: color.danger } : {};
  return href && !disabledReason ? (
    <MenuItem {...menuProps} component={RouteLink} href={href} onClick={onClose} sx={look}>
      {content}
    </MenuItem>
  ) : (
    <MenuItem
      {...menuProps}
      aria-disabled={disabledReason ? true : undefined}
      data-hint={disabledReason}
      onClick={choose}
      sx={look}
    >
      {content}
    </MenuItem>
  );
}
