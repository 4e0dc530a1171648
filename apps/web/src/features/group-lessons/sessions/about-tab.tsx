import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { curriculumPath } from "../../curriculum/curriculum-link.public.ts";
import { ResourceList } from "../../curriculum/part/resource-list.public.tsx";
import type { GroupLessonRecordFragment } from "../group.generated.ts";
import css from "./about-tab.module.css";

/** What families read of it. */
export function AboutTab({ record }: { record: GroupLessonRecordFragment }) {
  const { description, theme, culturalHost, programme, meetingUrl, cancelReason } = record;
  const { coverImage, coverAlt, curriculum, resources } = record;
  return (
    <TabColumn>
      {cancelReason ? (
        <Section title="Why it was cancelled">
          <p className={css.words}>{cancelReason}</p>
        </Section>
      ) : null}
      <Section title={theme ?? "Description"} note={culturalHost ? `Hosted by ${culturalHost}` : undefined}>
        {coverImage ? <img className={css.cover} src={coverImage.url} alt={coverAlt ?? ""} /> : null}
        <p className={css.words}>{description}</p>
      </Section>
      {programme ? (
        <Section title="Programme">
          <p className={css.words}>{programme}</p>
        </Section>
      ) : null}
      {curriculum ? (
        <Section title="Curriculum">
          <p className={css.words}>
            <TextLink href={curriculumPath(curriculum)}>{curriculum.name}</TextLink>
          </p>
        </Section>
      ) : null}
      {resources.length > 0 ? (
        <Section title="Resources">
          <ResourceList resources={resources} />
        </Section>
      ) : null}
      <Section title="Meeting link">
        <p className={css.words}>
          {meetingUrl ? (
            <TextLink href={meetingUrl}>{meetingUrl}</TextLink>
          ) : (
            "None yet. Add one before the first session."
          )}
        </p>
      </Section>
    </TabColumn>
  );
}
