import { z } from "zod";
import { languageOptions } from "@app/domain/language/dialect.ts";
import { messages } from "@app/domain/messages.ts";
import { consentUses, speakerStatuses } from "@app/domain/speakers/speaker-enums.ts";
import { anyIn, anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { userFilter } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { recordingsBySpeaker } from "../recordings/recordings.public.ts";
import { speakerOf, type SpeakerRecord } from "./speaker.record.ts";
import { speakers, type SpeakerRow } from "./speakers.table.ts";

export const speakerList: ListSpec = {
  sorts: { code: [speakers.code], createdAt: [speakers.createdAt] },
  defaultSort: "code",
  search: speakers.searchName,
  id: speakers.id,
  filters: {
    id: anyText(speakers.id),
    subject: { ...anyIn(speakers.subjects), value: z.enum(languageOptions, messages.choice("Language")) },
    dialectId: anyText(speakers.dialectId),
    covers: { ...anyIn(speakers.consentCovers), value: z.enum(consentUses, messages.choice("Use")) },
    status: anyOf(speakers.status, speakerStatuses, "Status"),
    authorId: userFilter(speakers.createdBy),
  },
};

export async function listSpeakers(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { speaker: speakers }, speakers, request);
  return {
    rows: await shownSpeakers(
      context,
      rows.map(({ speaker }) => speaker),
    ),
    total,
  };
}

/** Speakers as they are answered. */
export async function shownSpeakers(
  context: Pick<Context, "db">,
  rows: readonly SpeakerRow[],
): Promise<SpeakerRecord[]> {
  const counts = await recordingsBySpeaker(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => speakerOf(row, { recordingCount: counts.get(row.id) ?? 0 }));
}
