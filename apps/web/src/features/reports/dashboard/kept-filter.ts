import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { withParams } from "../../../shared/page/search-params.ts";

/** Removed at logout. Source: admin-portal.md section 4. */
const key = "dashboardFilter";
const names = ["period", "compare", "regionId", "currency"] as const;
type Kept = Partial<Record<(typeof names)[number], string>>;

const chosenIn = (params: URLSearchParams): Kept =>
  Object.fromEntries(names.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? ""]] : [])));
const isEmpty = (kept: Kept) => Object.keys(kept).length === 0;

function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown> | null;
    return Object.fromEntries(
      names.flatMap((name) => (typeof kept?.[name] === "string" ? [[name, kept[name]] as const] : [])),
    );
  } catch {
    return {};
  }
}

/** Opens the dashboard as it was left in this browser, and keeps what is chosen. An address with a filter of its own wins. */
export function useKeptFilter(params: URLSearchParams): void {
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    const chosen = chosenIn(params);
    const kept = isOpened.current ? {} : readKept();
    isOpened.current = true;
    if (isEmpty(chosen) && !isEmpty(kept)) void navigate(withParams(params, kept), { replace: true });
    else localStorage.setItem(key, JSON.stringify(chosen));
  }, [params, navigate]);
}
