import styled from "@emotion/styled";
import { useEffect, useRef, type ComponentProps } from "react";
import { color } from "../theme/color.ts";

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M3.5 8.4 6.6 11.4 12.5 4.8' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M4 8h8' stroke='%23000' stroke-width='2.2' stroke-linecap='round'/%3E%3C/svg%3E\")";

const Box = styled.input({
  appearance: "none",
  width: 16,
  height: 16,
  margin: 0,
  flexShrink: 0,
  borderRadius: 4,
  border: `1px solid ${color.controlBorder}`,
  backgroundColor: color.control,
  cursor: "pointer",
  display: "inline-grid",
  verticalAlign: "middle",
  "&[type=radio]": { borderRadius: "50%", width: 18, height: 18 },
  "&:checked, &:indeterminate": { backgroundColor: color.accent, borderColor: color.accent },
  "&[type=checkbox]:checked::after, &[type=checkbox]:indeterminate::after": {
    content: '""',
    margin: -1,
    backgroundColor: color.onAccent,
    maskImage: tick,
  },
  "&[type=checkbox]:indeterminate::after": { maskImage: dash },
  "&[type=radio]:checked::after": {
    content: '""',
    width: 8,
    height: 8,
    margin: "auto",
    borderRadius: "50%",
    backgroundColor: color.onAccent,
  },
});

/** A tick box drawn at 16 px; the label or cell around it is its target. */
export function CheckBox({ indeterminate = false, ...rest }: ComponentProps<"input"> & { indeterminate?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <Box ref={box} type="checkbox" {...rest} />;
}
