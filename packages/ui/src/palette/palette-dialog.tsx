import Dialog from "@mui/material/Dialog";
import { Command } from "cmdk";
import type { ReactNode } from "react";
import { Search, type Icon } from "../icons.ts";
import { MuiTheme } from "../theme/mui-theme.tsx";
import css from "./palette-dialog.module.css";

/** An entry: a link, or an action. */
export interface PaletteItem {
  id: string;
  label: ReactNode;
  /** Tells it apart from others of the same name. */
  hint?: string | undefined;
  icon?: Icon | undefined;
  danger?: boolean | undefined;
  /** Why it cannot be chosen now. */
  disabledReason?: string | undefined;
  onSelect: () => void;
}

export interface PaletteGroup {
  heading: string;
  items: readonly PaletteItem[];
}

interface PaletteDialogProps {
  open: boolean;
  onClose: () => void;
  /** The text, and its change handler. */
  text: string;
  onText: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** Shown if there are no groups. */
  empty: string;
  /** Shown below the groups: that a search is running or failed. */
  note?: string | undefined;
}

/** One search box for everything that can be found or done: arrows and Enter choose, Escape closes. */
export function PaletteDialog({ open, onClose, text, onText, groups, empty, note }: PaletteDialogProps) {
  return (
    <MuiTheme>
      <Dialog
        open={open}
        onClose={onClose}
        // Opened and closed by keys, it must not delay the next key.
        transitionDuration={0}
        slotProps={{ paper: { "aria-label": "Search or jump to…", "data-width": "wide" } as object }}
      >
        <Command shouldFilter={false} loop label="Search or jump to…" className={css.palette}>
          <div className={css.box}>
            <Search size={18} strokeWidth={1.75} aria-hidden />
            <Command.Input
              autoFocus
              value={text}
              onValueChange={onText}
              placeholder="Page, person or action"
              aria-label="Search or jump to…"
            />
            <kbd aria-hidden="true">Esc</kbd>
          </div>
          <Command.List className={css.list} label="Found">
            {groups.length === 0 ? (
              <Command.Item disabled className={css.item} value="nothing">
                {empty}
              </Command.Item>
            ) : null}
            {groups.map(({ heading, items }) => (
              <Command.Group key={heading} heading={heading} className={css.group}>
                {items.map((item) => (
                  <Item key={item.id} {...item} />
                ))}
              </Command.Group>
            ))}
          </Command.List>
          <p className={css.foot} role="status">
            {note ?? ""}
          </p>
        </Command>
      </Dialog>
    </MuiTheme>
  );
}

function Item({ id, label, hint, icon: ItemIcon, danger, disabledReason, onSelect }: PaletteItem) {
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      disabled={disabledReason !== undefined}
      className={css.item}
      data-danger={danger ? "" : undefined}
    >
      {ItemIcon ? <ItemIcon size={16} strokeWidth={2} aria-hidden /> : <span className={css.noIcon} />}
      <span>{label}</span>
      {disabledReason !== undefined || hint ? <small>{disabledReason ?? hint}</small> : null}
    </Command.Item>
  );
}
