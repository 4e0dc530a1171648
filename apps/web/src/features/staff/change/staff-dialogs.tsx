import { lazy, Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { withParams } from "../../../shared/page/search-params.ts";
import { staffChanges } from "./staff-actions.ts";

const StaffChangeDialog = lazy(async () => ({
  default: (await import("./staff-change-dialog.tsx")).StaffChangeDialog,
}));

const closed = Object.fromEntries(staffChanges.map((change) => [change, null]));

/** The dialog that the address names: `?admit=`, `?suspend=` and so on, with an account's id. */
export function StaffDialogs() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const change = staffChanges.find((name) => params.has(name));
  const id = change === undefined ? null : params.get(change);
  if (change === undefined || !id) return null;
  const onClose = () => void navigate(withParams(params, closed), { replace: true, preventScrollReset: true });
  return (
    <Suspense fallback={null}>
      <StaffChangeDialog key={`${change} ${id}`} change={change} id={id} onClose={onClose} />
    </Suspense>
  );
}
