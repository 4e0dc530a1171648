import { useNavigate, useSearchParams } from "react-router-dom";
import { settingGroups, settingKeys } from "@app/domain/system/settings.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { SearchBox } from "@app/ui/list/search-box.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import { countOf } from "../../../shared/text/format.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { SettingDialogs } from "./setting-dialogs.tsx";
import { placesOf, settingsFound } from "./setting-places.ts";
import { SettingLine } from "./setting-line.tsx";
import { SettingsDocument } from "./settings.generated.ts";
import css from "./settings.screen.module.css";

/** What the business is set to, for all regions and for single ones. */
export function SettingsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const mayWrite = useCan()("settings:write");
  const { data, loading, error, refetch } = useQuery(SettingsDocument, { fetchPolicy: "cache-and-network" });
  const { regions } = useRegionChoices();
  const rows = data?.settings ?? undefined;
  const search = params.get("q") ?? "";
  const found = settingsFound(search);

  if (rows === undefined && error) return <ErrorState {...failure("settings", error, refetch, loading)} />;
  if (rows === undefined) return <SkeletonPage what="settings" />;
  const facts = countOf(settingKeys.length, "setting");
  return (
    <>
      <PageHeader
        title="Settings"
        facts={mayWrite ? facts : `${facts} · Changing them: ${whoMay("settings:write").toLowerCase()}`}
      />
      <div className={css.content}>
        <div className={css.search}>
          <SearchBox
            label="Search settings"
            value={search}
            onSearch={(q) => void navigate(withParams(params, { q: q || null }), { replace: true })}
          />
        </div>
        {found.map(({ group, keys }) => (
          <Section key={group} title={settingGroups[group]}>
            <ul className={css.list}>
              {keys.map((key) => (
                <SettingLine key={key} name={key} places={placesOf(key, rows, regions ?? [])} mayWrite={mayWrite} />
              ))}
            </ul>
          </Section>
        ))}
        {found.length === 0 ? <p role="status">No setting matches “{search}”.</p> : null}
      </div>
      <SettingDialogs rows={rows} regions={regions ?? []} />
    </>
  );
}
