import { useState, type SubmitEvent } from "react";
import { searchTextMax } from "@app/domain/fields.ts";
import { InputBox } from "@app/ui/form/control-box.tsx";
import { Search } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { SideDrawer } from "@app/ui/shell/side-drawer.tsx";
import { moveThroughResults } from "./arrow-keys.ts";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";
import css from "./search-drawer.module.css";

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
        <form className={css.bar} role="search" onSubmit={submit}>
          <InputBox
            type="search"
            autoFocus
            value={text}
            placeholder="Search people & places"
            {...boxProps}
            start={<Search size={16} strokeWidth={2} aria-hidden />}
            onChange={({ target }) => setText(target.value)}
            // What was typed before is kept, and typed over.
            onFocus={({ target }) => target.select()}
          />
          <Button type="submit" main aria-busy={state.loading || undefined}>
            Search
          </Button>
        </form>
        <SearchResults {...state} onOpen={close} />
      </div>
    </SideDrawer>
  );
}
