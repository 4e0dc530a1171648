import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { Search, X } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import { below, color } from "../theme/color.ts";

/** Drawn without MUI's input, which would weigh on every list. */
const Box = styled.span({
  display: "inline-flex",
  alignItems: "center",
  width: 232,
  minHeight: 36,
  paddingLeft: 11,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: 8,
  backgroundColor: color.control,
  color: color.textTertiary,
  "&:hover": { borderColor: color.textSecondary },
  "&:focus-within": { borderColor: color.controlBorder, outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  "& > input": {
    flex: 1,
    minWidth: 0,
    height: 34,
    padding: "0 4px 0 9px",
    border: 0,
    background: "none",
    color: color.text,
    outline: "none",
    "&::placeholder": { color: color.textTertiary, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
  "& > svg": { flexShrink: 0 },
  "@media (pointer: coarse)": { minHeight: 40 },
  [below.phone]: { width: "100%" },
});

const pause = 300;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Asks 300 ms after the last letter, at once on Enter; Escape empties it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed by itself (back, Clear): it wins over what is typed.
  if (given !== value) {
    setGiven(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string, wait: number) => {
    setText(next);
    clearTimeout(timer.current);
    const send = () => {
      if (next.trim() !== value) onSearch(next.trim());
    };
    if (wait) timer.current = setTimeout(send, wait);
    else send();
  };

  return (
    <Box>
      <Search size={16} strokeWidth={2} aria-hidden />
      <input
        type="search"
        value={text}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        onChange={(event) => ask(event.target.value, pause)}
        onKeyDown={(event) => {
          if (event.key === "Enter") ask(text, 0);
          if (event.key === "Escape" && text) ask("", 0);
        }}
      />
      {text ? <IconAction label="Clear search" icon={X} size="small" onClick={() => ask("", 0)} /> : null}
    </Box>
  );
}
