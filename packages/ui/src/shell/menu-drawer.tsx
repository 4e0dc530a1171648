import Drawer from "@mui/material/Drawer";
import { color } from "../theme/color.ts";
import { MuiTheme } from "../theme/mui-theme.tsx";
import { SideNav, type SideNavProps } from "./side-nav.tsx";

interface MenuDrawerProps extends SideNavProps {
  open: boolean;
  onClose: () => void;
}

/** The side navigation on narrow screens, loaded on first use. */
export function MenuDrawer({ open, onClose, ...nav }: MenuDrawerProps) {
  return (
    <MuiTheme>
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { "aria-label": "Menu", sx: { width: 280, pt: "16px", backgroundColor: color.chrome } } }}
      >
        <SideNav {...nav} />
      </Drawer>
    </MuiTheme>
  );
}
