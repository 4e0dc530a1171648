import { useSearchParams } from "react-router-dom";
import { settingDefinition, type SettingKey } from "@app/domain/system/settings.ts";
import { History, Pencil, Plus, RotateCcw } from "@app/ui/icons.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import type { SettingPlace } from "./setting-places.ts";
import { settingInWords } from "./setting-labels.ts";
import css from "./setting-line.module.css";

interface SettingLineProps {
  name: SettingKey;
  places: readonly SettingPlace[];
  mayWrite: boolean;
}

/** One setting: what it decides, what it is set to and where. */
export function SettingLine({ name, places, mayWrite }: SettingLineProps) {
  const { label, help, scope } = settingDefinition(name);
  const [params] = useSearchParams();
  const ofRegion: PageAction = {
    label: "Set for a region",
    icon: Plus,
    href: withParams(params, { set: name, for: "region" }),
  };
  const actionsOf = ({ regionId, row, isSet }: SettingPlace): PageAction[] => [
    ...(mayWrite
      ? [{ label: "Change", icon: Pencil, href: withParams(params, { set: name, for: regionId ?? "all" }) }]
      : []),
    ...(mayWrite && regionId === null && scope === "region" ? [ofRegion] : []),
    ...(mayWrite && isSet && row
      ? [
          {
            label: regionId === null ? "Use the default" : "Same as for all regions",
            icon: RotateCcw,
            href: withParams(params, { reset: row.id }),
          },
        ]
      : []),
    ...(row ? [{ label: "History", icon: History, href: withParams(params, { history: row.id }) }] : []),
  ];

  return (
    <li className={css.line}>
      <div>
        <h3>{label}</h3>
        <p>{help}</p>
      </div>
      <ul aria-label={label}>
        {places.map((place) => (
          <li key={place.regionId}>
            <p>
              <small>{place.where}</small> {settingInWords(name, place.value)}
            </p>
            <MoreMenu
              actions={actionsOf(place)}
              label={`Actions for ${label}${place.regionId === null ? "" : `, ${place.where}`}`}
              size="small"
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
