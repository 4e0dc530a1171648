import type { World } from "../world.ts";
import type { PlainRecord } from "./plain-record.ts";

const half = (learnerId: string) => ({ learnerId, shareBp: 5000 });
const nobody = "f".repeat(24);
const two = [nobody, "e".repeat(24)].map(half);

async function draft(number: number, world: World) {
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const members = await world.rows<{ id: string }>(
    "select id from dependents where status = 'active' order by id limit 2 offset $1",
    [number],
  );
  return {
    name: `Ụmụaka ${number}`,
    regionId: region?.id,
    subject: "Igbo",
    anchorTimeZone: "Europe/London",
    members: members.map(({ id }) => half(id)),
  };
}

export const plainCustomerPods: PlainRecord = {
  kind: "customer-pod",
  title: "Pod",
  server: "v2",
  path: "/people/pods",
  label: "name",
  writer: "admin",
  actor: "admin",
  draft,
  added: { status: "forming", billingMode: "split", payerCustomerId: null, level: null, tutorId: null },
  change: { subject: "Yoruba", level: "beginner" },
  refused: [
    [{ name: " " }, { name: "Name is required." }],
    [{ name: "a".repeat(81) }, { name: "Name must be 80 characters or fewer." }],
    [{ subject: "Latin" }, { subject: "Choose a valid subject." }],
    [{ level: "expert" }, { level: "Choose a valid level." }],
    [{ anchorTimeZone: "Mars" }, { anchorTimeZone: "Choose a valid time zone." }],
    [{ regionId: nobody }, { regionId: "The selected region no longer exists." }],
    [{ tutorId: nobody }, { tutorId: "The selected tutor no longer exists." }],
    [{ members: [] }, { members: "A pod needs at least 2 learners." }],
    [{ members: [half(nobody)] }, { members: "A pod needs at least 2 learners." }],
    [{ members: two.map((one) => ({ ...one, shareBp: 4999 })) }, { members: "Shares must add up to 100%." }],
    [{ members: two }, { "members.0.learnerId": "The selected learner no longer exists." }],
    [{ billingMode: "one-payer" }, { payerCustomerId: "Choose who pays." }],
    [{ billingMode: "one-payer", payerCustomerId: nobody }, { payerCustomerId: "Choose one of the members' payers." }],
  ],
  lists: [
    ["?q=igbo", ["Midweek Igbo starters", "Parent and child, Igbo", "Saturday Igbo circle"]],
    ["?q=omo%20YORUBA", ["Ọmọ Yorùbá London"]],
    ["?status=paused&status=closed", ["Abuja evening group", "GCSE mathematics, spring", "Pidgin for beginners"]],
    ["?subject=Mathematics", ["GCSE mathematics, spring"]],
    ["?status=forming&sort=-createdAt", ["Ẹgbẹ́ Manchester", "Midweek Igbo starters"]],
  ],
  refusedQueries: [["?status=busy", "Choose a valid status."]],
};
