import { lazy, Suspense, useEffect, useState } from "react";
import { SearchButton } from "@app/ui/shell/search-button.tsx";

const SearchDrawer = lazy(async () => ({ default: (await import("./search-drawer.tsx")).SearchDrawer }));

const searchPlaceholder = "Search people & places";

/** Whether a dialog waits for an answer; the drawer over it would leave both half done. */
const isAsked = () => document.querySelector('[aria-modal="true"]') !== null;

/** Opens the search drawer, by its button or by Ctrl+K. */
export function SearchTool() {
  const [open, setOpen] = useState<boolean | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!isAsked()) setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <SearchButton label={searchPlaceholder} keys="Ctrl K" onClick={() => setOpen(true)} />
      {open === null ? null : (
        <Suspense fallback={null}>
          <SearchDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
