import { lazy, Suspense, useState } from "react";
import { SearchButton } from "@app/ui/shell/search-button.tsx";

const SearchDrawer = lazy(async () => ({ default: (await import("./search-drawer.tsx")).SearchDrawer }));

const searchPlaceholder = "Search people & places";

/** Opens the search drawer by its button. */
export function SearchTool() {
  const [open, setOpen] = useState<boolean | null>(null);

  return (
    <>
      <SearchButton label={searchPlaceholder} onClick={() => setOpen(true)} />
      {open === null ? null : (
        <Suspense fallback={null}>
          <SearchDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
