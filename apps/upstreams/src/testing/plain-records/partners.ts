import type { PlainRecord } from "./plain-record.ts";

const nobody = "f".repeat(24);
const needsFile = { agreementFileId: "Upload the signed agreement." };

export const plainPartners: PlainRecord = {
  kind: "partner",
  title: "Partner",
  server: "v2",
  path: "/partners",
  label: "name",
  writer: "director",
  actor: "director",
  draft: (number) => ({
    name: `Ụlọ akwụkwọ ${number}`,
    kind: "school",
    contactName: "Ada Obi",
    contactEmail: `ada${number}@ulo.example`,
    code: `ULO-${number}`,
  }),
  added: {
    status: "prospect",
    users: 0,
    learners: 0,
    regionIds: [],
    agreementState: "none",
    earlierFileIds: [],
    endedAt: null,
    phone: null,
  },
  change: { kind: "community", phone: "+2348031234567", country: "NG" },
  refused: [
    [{ name: " " }, { name: "Name is required." }],
    [{ name: "ST MARY’S CATHOLIC PRIMARY SCHOOL" }, { name: "Name is already in use." }],
    [{ kind: "club" }, { kind: "Choose a valid kind." }],
    [{ contactEmail: "ada" }, { contactEmail: "Enter a valid email address." }],
    [{ code: "st-marys" }, { code: "This code is already in use." }],
    [{ code: "A B" }, { code: "Use 3 to 24 letters, numbers or hyphens." }],
    [{ regionIds: [nobody] }, { regionIds: "The selected region no longer exists." }],
    [{ ownerId: nobody }, { ownerId: "The selected owner no longer exists." }],
    [{ agreementStartsOn: "2026-01-01" }, needsFile],
    [
      { agreementStartsOn: "2026-01-01", agreementFileId: nobody },
      { agreementFileId: "This file is no longer there. Upload it again." },
    ],
  ],
  lists: [
    ["?q=ogbako", ["Ọgbakọ Ndị Igbo Manchester"]],
    ["?q=zenith", ["Zenith Energy Services"]],
    ["?agreementState=ending", ["Ọgbakọ Ndị Igbo Manchester"]],
    ["?agreementState=ended&status=active", ["Heritage Tongues Foundation"]],
    ["?status=suspended", ["Diaspora Learning Agency", "Lekki British Nursery"]],
    ["?status=ended&sort=-createdAt", ["Sunrise Volunteers", "Kora Childcare"]],
    ["?kind=NGO", ["Heritage Tongues Foundation"]],
    ["?contactDomain=ZenithEnergy.example", ["Zenith Energy Services"]],
    [
      "?status=ended&status=suspended&sort=agreementEndsOn",
      ["Kora Childcare", "Diaspora Learning Agency", "Lekki British Nursery", "Sunrise Volunteers"],
    ],
  ],
  refusedQueries: [["?status=gone", "Choose a valid status."]],
};
