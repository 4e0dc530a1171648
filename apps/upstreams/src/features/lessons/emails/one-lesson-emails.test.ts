import { newestMail } from "../../../testing/mailbox.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { openWorld, type World } from "../../../testing/world.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
let payer: { id: string; email: string };
let tutor: { id: string; email: string; name: string };
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  const read = async <Person>(id: string | undefined, zone: string) => {
    const [person] = await world.rows<Person>(
      `update persons set time_zone = $2, email = id || '@example.org' where id = $1
       returning id, email, first_name || ' ' || last_name as name`,
      [id, zone],
    );
    return person as Person;
  };
  payer = await read(requests.learners[9]?.customer, "Europe/London");
  tutor = await read(requests.tutors[0]?.id, "Africa/Lagos");
});
afterAll(() => world.close());

/** What a tutor and an adult who learns themself are sent about one lesson, from the proposal to its confirmation. */
async function lettersOf(kind: string): Promise<{ toTutor: string; toPayer: string }[]> {
  const asked = await requests.aRequest({ kind, learnerId: payer.id, subject: "Igbo" });
  const newest = async () => {
    const [one, other] = [await newestMail(world, tutor.email), await newestMail(world, payer.email)];
    return { toTutor: `${one.subject}\n${one.text}`, toPayer: `${other.subject}\n${other.text}` };
  };
  world.pass(1);
  // A Tuesday in summer, as early in the morning as nobody has lessons.
  const one = requests.proposal({
    ...{ startOn: "2026-06-02", lessonCount: 1, slots: [{ weekday: 2, start: kind === "trial" ? "04:10" : "05:40" }] },
  });
  const proposed = await requests.moved(asked, "propose", one);
  world.pass(1);
  const accepted = await requests.moved(proposed, "tutor-accept", { note: "By phone" });
  const before = await newest();
  world.pass(1);
  await requests.moved(accepted, "confirm", { despite: true });
  return [before, await newest()];
}

it("says of one lesson its day and time, never a weekly series, and calls a trial a trial", async () => {
  const [proposed, booked] = await lettersOf("trial");
  expect(proposed?.toTutor).toMatch(/^Igbo trial lesson for /);
  expect(proposed?.toTutor).toContain("Igbo trial lesson, 60 minutes: Tuesday 2 June 2026 at 04:10 (Lagos).");
  expect(proposed?.toPayer).toContain("Igbo trial lesson: Tuesday 2 June 2026 at 04:10 (London).");
  expect(booked?.toTutor).toMatch(/^Booked: Igbo trial lesson for /);
  expect(booked?.toPayer).toContain("with " + tutor.name + ": Tuesday 2 June 2026 at 04:10 (London), 60 minutes.");
  for (const letters of [proposed, booked])
    for (const text of [letters?.toTutor, letters?.toPayer])
      expect(text).not.toMatch(/Tuesdays|lessons\b|first|from Tu/);
});

it("speaks to the tutor and to an adult who learns themself as you", async () => {
  const [proposed, booked] = await lettersOf("one-off");
  expect(proposed?.toPayer).toMatch(new RegExp(`^${tutor.name} would like to teach you\n`));
  expect(proposed?.toPayer).toContain(`${tutor.name} can teach you Igbo.`);
  expect(booked?.toPayer).toMatch(/^Booked: your Igbo lesson\n/);
  expect(booked?.toTutor).toContain(" with you: Tuesday 2 June 2026");
});

it("leaves what staff write as they wrote it, whatever the learner and the lesson are called", async () => {
  const [lesson] = await world.rows<{ id: string; version: number; name: string }>(
    `select b.id, b.version, p.first_name as name from booked_lessons b join persons p on p.id = b.customer_id
     where b.customer_id = $1 and b.status = 'booked' order by b.start_at limit 1`,
    [payer.id],
  );
  const familyMessage = `${lesson?.name}'s cousin kept their the Igbo lesson for you. your Igbo lesson for you was theirs.`;
  world.pass(1);
  const { status } = await world.v1("post", `/lessons/booked/${lesson?.id}/cancel`, {
    as: "admin",
    body: { version: lesson?.version, byKind: "staff", reason: "travel", familyMessage },
  });
  expect(status).toBe(200);
  // Until then it could be undone.
  world.pass(1);
  const { subject, text } = await newestMail(world, payer.email);
  expect(subject).toMatch(/^Cancelled: your Igbo (trial )?lesson,/);
  expect(text).toMatch(/We have cancelled your Igbo (trial )?lesson with /);
  expect(text).toContain(familyMessage);
});
