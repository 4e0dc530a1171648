import { speakerMachine } from "@app/domain/speakers/speaker-states.ts";
import { speakerInput, speakerUpdateInput, speakerWithdrawInput } from "@app/domain/speakers/speaker.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { write, type Route } from "../../http/route.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { speakerRecord } from "./speaker.record.ts";
import { listSpeakers, speakerList } from "./speakers.queries.ts";
import { createSpeaker, fireSpeakerEvent, speakerKind, updateSpeaker } from "./speakers.service.ts";

const path = "/language-app/speakers";
const calls = recordRoutes({ path, area: "transcripts", answer: speakerRecord });

/** Speakers, whose voices are in recordings. Source: domain.md 1.5. */
export const speakerRoutes: Route[] = [
  calls.list("A list of speakers.", speakerList, listSpeakers),
  calls.facets(speakerList),
  calls.create("Adds a speaker with their consent.", speakerInput, createSpeaker),
  calls.update("Saves changes to a speaker.", speakerUpdateInput, updateSpeaker),
  write({
    method: "post",
    path: `${path}/{id}/withdraw`,
    summary: "Withdraws a speaker's consent: nothing of theirs is used from now on.",
    permission: "transcripts:act",
    shape: "record",
    body: speakerWithdrawInput,
    answer: speakerRecord,
    handle: (context, { params: { id = "" }, body: { version, reason } }) =>
      fireSpeakerEvent(context, "withdraw", { _id: id, version }, reason),
  }),
  calls.event("reinstate", "Says that a speaker's consent is in force after all.", (context, at) =>
    fireSpeakerEvent(context, "reinstate", at),
  ),
];

/** What is shown of a speaker's history, and the ways back. */
export const speakerHistory = historyOf(speakerKind, {
  area: "transcripts",
  first: ["code"],
  more: ["status"],
  body: speakerUpdateInput,
  update: updateSpeaker,
  revertBy: revertByEvent(speakerMachine, (context, name, at) => fireSpeakerEvent(context, name, at)),
});
