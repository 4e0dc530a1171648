import styled from "@emotion/styled";
import Popover from "@mui/material/Popover";
import { useId, type ReactNode } from "react";

const Head = styled.header({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 30,
  padding: "12px 16px 4px",
});

const Body = styled.div({ padding: "4px 16px 16px" });

interface PopoverPanelProps {
  anchor: () => HTMLElement | null;
  open: boolean;
  onClose: () => void;
  title: string;
  corner?: ReactNode;
  children: ReactNode;
}

/** A panel of 320 below a button of the top bar. */
export function PopoverPanel({ anchor, open, onClose, title, corner, children }: PopoverPanelProps) {
  const id = useId();
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": id, sx: { width: 320, mt: "6px" } } }}
    >
      <Head>
        <h2 id={id}>{title}</h2>
        {corner}
      </Head>
      <Body>{children}</Body>
    </Popover>
  );
}
