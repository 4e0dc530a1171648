import styled from "@emotion/styled";
import { useLazyQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState, type SubmitEvent } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Search } from "@app/ui/icons.ts";
import { SideDrawer } from "@app/ui/shell/side-drawer.tsx";
import { moveThroughResults } from "./arrow-keys.ts";
import { SearchResults } from "./search-results.tsx";
import { SearchDocument } from "./search.generated.ts";

const Bar = styled.form({
  display: "flex",
  gap: 8,
  padding: "4px 0 16px",
  "& > .MuiInputBase-root": { flex: 1, paddingLeft: 11 },
  "& input::-webkit-search-cancel-button": { display: "none" },
});

/** People and places by name. */
export function SearchDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [text, setText] = useState("");
  const [search, { data, loading, variables, called, error }] = useLazyQuery(SearchDocument, {
    fetchPolicy: "network-only",
  });
  const found = error || !called ? undefined : data?.search;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const query = text.trim();
    if (query === "") return;
    const answer = await search({ variables: { query } }).catch(() => null);
    if (answer === null || answer.error) toast.failed(clientMessages.search);
  }

  return (
    <SideDrawer open={open} onClose={onClose} title="Search">
      <div onKeyDown={moveThroughResults}>
        <Bar role="search" onSubmit={(event) => void submit(event)}>
          <OutlinedInput
            type="search"
            autoFocus
            value={text}
            placeholder="Search people & places"
            inputProps={{ "aria-label": "Search people & places", enterKeyHint: "search" }}
            startAdornment={<Search size={16} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="contained" aria-busy={loading || undefined}>
            Search
          </Button>
        </Bar>
        <SearchResults query={variables.query ?? ""} results={found ?? undefined} loading={loading} onOpen={onClose} />
      </div>
    </SideDrawer>
  );
}
