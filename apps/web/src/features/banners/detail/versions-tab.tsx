import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { clickRate, countsInWords, placementWord } from "../banner-labels.ts";
import type { BannerRecordFragment } from "../banner.generated.ts";
import { BannerThumb } from "../list/banner-thumb.tsx";
import { BannerEditionsDocument } from "./editions.generated.ts";
import css from "./versions-tab.module.css";

/** What a banner said over time, and how each version did. */
export function VersionsTab({ record: { id } }: { record: BannerRecordFragment }) {
  const { data, loading, error, refetch } = useQuery(BannerEditionsDocument, {
    variables: { bannerId: id },
    fetchPolicy: "cache-and-network",
  });
  const editions = data?.bannerEditions;
  if (!editions) return loading ? <SkeletonLines count={4} /> : <ErrorState {...failure("versions", error, refetch)} />;
  return (
    <TabColumn>
      <Section title="Versions" note="A change of what it says starts a new one once somebody has seen it.">
        <LineList>
          {editions.map((edition) => (
            <li key={edition.id} className={css.version}>
              <BannerThumb banner={edition} />
              <p>
                {edition.title}
                <small>
                  Version {edition.number} · {placementWord(edition.placement)} · since <Day value={edition.since} />
                </small>
                {edition.body ? <small>{edition.body}</small> : null}
              </p>
              <span>
                {clickRate(edition)}
                <small>{countsInWords(edition)}</small>
              </span>
            </li>
          ))}
        </LineList>
      </Section>
    </TabColumn>
  );
}
