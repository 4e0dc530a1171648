import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState, type SubmitEvent } from "react";
import { searchTextMax } from "@app/domain/fields.ts";
import { Search } from "@app/ui/icons.ts";
import { SideDrawer } from "@app/ui/shell/side-drawer.tsx";
import { moveThroughResults } from "./arrow-keys.ts";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

const Bar = styled.form({
  display: "flex",
  gap: 8,
  padding: "4px 0 16px",
  "& > .MuiInputBase-root": { flex: 1, paddingLeft: 11 },
  "& input::-webkit-search-cancel-button": { display: "none" },
});

const boxProps = { "aria-label": "Search people & places", enterKeyHint: "search", maxLength: searchTextMax } as const;

/** People and places by name. */
export function SearchDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [text, setText] = useState("");
  const { search, abandon, ...state } = useSearch();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const query = text.trim();
    if (query !== "") void search(query);
  }

  function close() {
    abandon();
    onClose();
  }

  return (
    <SideDrawer open={open} onClose={close} title="Search">
      <div onKeyDown={moveThroughResults}>
        <Bar role="search" onSubmit={submit}>
          <OutlinedInput
            type="search"
            autoFocus
            value={text}
            placeholder="Search people & places"
            inputProps={boxProps}
            startAdornment={<Search size={16} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />}
            onChange={({ target }) => setText(target.value)}
            // What was typed before is kept, and typed over.
            onFocus={({ target }) => target.select()}
          />
          <Button type="submit" variant="contained" aria-busy={state.loading || undefined}>
            Search
          </Button>
        </Bar>
        <SearchResults {...state} onOpen={close} />
      </div>
    </SideDrawer>
  );
}
