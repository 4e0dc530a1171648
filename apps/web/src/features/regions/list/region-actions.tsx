import { useSearchParams } from "react-router-dom";
import { regionAddress } from "@app/domain/regions/region-address.ts";
import { Archive, History, Languages, Pencil, RotateCcw } from "@app/ui/icons.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import type { RegionRowFragment } from "./regions-list.generated.ts";

type Named = Pick<RegionRowFragment, "id" | "code" | "active">;

/** What can be done with one region: behind "more" in its row. */
export function RegionActions({ region: { id, code, active } }: { region: Named }) {
  const can = useCan();
  const [params] = useSearchParams();
  const edit: PageAction = { label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) };
  const turn: PageAction = {
    label: active ? "Archive" : "Restore",
    icon: active ? Archive : RotateCcw,
    href: withParams(params, { [active ? "archive" : "restore"]: id }),
    danger: active,
    disabledReason: can("regions:act") ? undefined : whoMay("regions:act"),
  };
  const curriculums: PageAction = {
    label: "Curriculums",
    icon: Languages,
    href: `/app/tutoring/${regionAddress(code)}/curriculums`,
  };
  const history: PageAction = { label: "History", icon: History, href: withParams(params, { history: id }) };
  const actions = can("regions:write")
    ? [edit, ...(active ? [] : [turn]), history, curriculums, ...(active ? [turn] : [])]
    : [history, curriculums];

  return <MoreMenu actions={actions} label={`Actions for ${code}`} size="small" />;
}
