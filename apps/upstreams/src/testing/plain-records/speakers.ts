import type { World } from "../world.ts";
import type { PlainRecord } from "./plain-record.ts";

async function standardOf(world: World, subject: string): Promise<string> {
  const path = `/language/dialects?subject=${subject}&q=standard`;
  const { body } = await world.v2<{ data: { _id: string }[] }>("get", path, { as: "admin" });
  return body.data[0]?._id ?? "";
}

export const plainSpeakers: PlainRecord = {
  kind: "speaker",
  title: "Speaker",
  server: "v2",
  path: "/language-app/speakers",
  label: "code",
  writer: "content-manager",
  actor: "content-manager",
  draft: async (_, world) => ({
    subjects: ["Igbo"],
    dialectId: await standardOf(world, "Igbo"),
    consentCovers: ["app"],
    consentGivenOn: "2026-01-02",
  }),
  added: {
    displayName: null,
    gender: null,
    guardian: null,
    status: "active",
    withdrawnAt: null,
    recordingCount: 0,
    archivedAt: null,
  },
  change: { displayName: "Ọlá", place: "Ibadan" },
  refused: [
    [{ dialectId: null }, { dialectId: "Dialect is required." }],
    [{ consentCovers: [] }, { consentCovers: "Record the speaker's consent before saving." }],
    [{ subjects: [] }, { subjects: "Choose at least one language." }],
    [{ gender: "none" }, { gender: "Choose a valid gender." }],
  ],
  lists: [
    ["?subject=Yoruba&status=active", ["SP-0004", "SP-0005"]],
    ["?status=withdrawn", ["SP-0006"]],
    ["?covers=training", ["SP-0002", "SP-0004"]],
    ["?q=sp-0003", ["SP-0003"]],
  ],
  refusedQueries: [["?subject=Latin", "Choose a valid language."]],
};
