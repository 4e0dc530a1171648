import { lazy, Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";

export const loadForm = () => import("./form/region-form-dialog.tsx");
export const loadDetail = () => import("./detail/region-detail-dialog.tsx");

const RegionFormDialog = lazy(async () => ({ default: (await loadForm()).RegionFormDialog }));
const RegionDetailDialog = lazy(async () => ({ default: (await loadDetail()).RegionDetailDialog }));
const RegionStateDialog = lazy(async () => ({
  default: (await import("./state/region-state-dialog.tsx")).RegionStateDialog,
}));

const RegionHistory = lazy(async () => ({ default: (await import("./history/region-history.tsx")).RegionHistory }));

const closed = { history: null, new: null, edit: null, view: null, archive: null, restore: null };

/** The dialog that the address names: `?new`, `?edit=`, `?view=`, `?history=`, `?archive=` or `?restore=` with a region's id. */
export function RegionDialogs() {
  const can = useCan();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const onClose = () => void navigate(withParams(params, closed), { replace: true, preventScrollReset: true });

  function content() {
    const mayWrite = can("regions:write");
    const edited = params.get("edit");
    const viewed = params.get("view") ?? (mayWrite ? null : edited);
    const turned = params.get("archive") ?? params.get("restore");
    const told = params.get("history");
    if (told !== null) return <RegionHistory id={told} onClose={onClose} />;
    if (params.has("new") && mayWrite) return <RegionFormDialog id={null} onClose={onClose} />;
    if (viewed !== null) return <RegionDetailDialog id={viewed} onClose={onClose} />;
    if (edited !== null) return <RegionFormDialog key={edited} id={edited} onClose={onClose} />;
    if (turned !== null && can("regions:act")) {
      return <RegionStateDialog id={turned} event={params.has("archive") ? "archive" : "restore"} onClose={onClose} />;
    }
    return null;
  }

  return <Suspense fallback={null}>{content()}</Suspense>;
}
