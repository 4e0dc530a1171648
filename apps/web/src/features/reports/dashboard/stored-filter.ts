import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { withParams } from "../../../shared/page/search-params.ts";

/** Removed at logout. Source: admin-portal.md section 4. */
const key = "dashboardFilter";
const names = ["period", "compare", "regionId", "currency"] as const;
type Stored = Partial<Record<(typeof names)[number], string>>;

const chosenIn = (params: URLSearchParams): Stored =>
  Object.fromEntries(names.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? ""]] : [])));
const isEmpty = (stored: Stored) => Object.keys(stored).length === 0;

function readStored(): Stored {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown> | null;
    return Object.fromEntries(
      names.flatMap((name) => (typeof stored?.[name] === "string" ? [[name, stored[name]] as const] : [])),
    );
  } catch {
    return {};
  }
}

/** Opens the dashboard as it was left in this browser, and remembers what is chosen. An address with a filter of its own wins. */
export function useStoredFilter(params: URLSearchParams): void {
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    const chosen = chosenIn(params);
    const stored = isOpened.current ? {} : readStored();
    isOpened.current = true;
    if (isEmpty(chosen) && !isEmpty(stored)) void navigate(withParams(params, stored), { replace: true });
    else localStorage.setItem(key, JSON.stringify(chosen));
  }, [params, navigate]);
}
