import { contentChanges, contentOf, type Paged } from "../../testing/content.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { read, counted } = contentOf(() => world);

const { change, done, refusal } = contentChanges(() => world);

const part = "part { _id version name order parentId }";
const addExam = (title: string, more = "") =>
  done(`createExam(input: { title: "${title}"${more} }) { exam { _id version title examSlug active } }`);
const addPart = (level: string, parentId: string, name: string) =>
  done(`createPart(level: ${level}, parentId: "${parentId}", input: { name: "${name}" }) { ${part} }`);
const addLesson = (sectionId: string, title: string) =>
  done(`createLesson(sectionId: "${sectionId}", input: { title: "${title}" }) { lesson { _id version title order } }`);
const subjectsOf = async (id: string) =>
  (
    await read<{ subjects: Paged<{ name: string; order: number }> }>(
      `{ exam(_id: "${id}") { subjects { items { name order } } } }`,
      "super-admin",
    )
  ).subjects.items.map(({ name, order }) => `${order} ${name}`);

/** An exam with one node of each level. */
async function branch(title: string) {
  const exam = await addExam(title);
  const subject = await addPart("SUBJECT", exam._id, "Èdè");
  const topic = await addPart("TOPIC", subject._id, "Ìró");
  const section = await addPart("SECTION", topic._id, "Ohùn");
  const lesson = await addLesson(section._id, "Ohùn òkè");
  return { exam, subject, topic, section, lesson };
}

it("adds an exam under a slug made from its title, with a number where that is taken", async () => {
  expect(await addExam("Ẹ̀kọ́ Yorùbá kẹta")).toMatchObject({ examSlug: "eko-yoruba-keta", active: true, version: 1 });
  expect(await addExam("Ẹ̀kọ́ Yorùbá kẹta")).toMatchObject({ examSlug: "eko-yoruba-keta-2" });
});

it("keeps the way from every slug that an exam had, and gives none of them to another", async () => {
  const { _id, version } = await addExam("Ọzọ", ', examSlug: "ozo"');
  const renamed = await done(
    `updateExam(_id: "${_id}", version: ${version}, input: { examSlug: "ozo-2" }) { exam { version examSlug title } }`,
  );
  expect(renamed).toEqual({ version: 2, examSlug: "ozo-2", title: "Ọzọ" });
  expect(await read('{ exam(examSlug: "ozo") { _id examSlug } }')).toEqual({ _id, examSlug: "ozo-2" });
  const taken = { code: "VALIDATION", fields: { examSlug: "Slug is already in use." } };
  expect(await refusal('createExam(input: { title: "New", examSlug: "ozo" }) { exam { _id } }')).toMatchObject(taken);
  await done(`updateExam(_id: "${_id}", version: 2, input: { examSlug: "ozo" }) { exam { version } }`);
  expect(await read('{ exam(examSlug: "ozo-2") { examSlug } }')).toEqual({ examSlug: "ozo" });
});

it("adds nodes last among their siblings, and refuses a name that stands there", async () => {
  const { _id } = await addExam("Order");
  for (const name of ["A", "B", "C"]) await addPart("SUBJECT", _id, name);
  expect(await subjectsOf(_id)).toEqual(["0 A", "1 B", "2 C"]);
  const again = `createPart(level: SUBJECT, parentId: "${_id}", input: { name: "B" }) { part { _id } }`;
  expect(await refusal(again)).toMatchObject({ code: "VALIDATION", fields: { name: "B already exists here." } });
});

it("moves a node among its siblings and to another parent, and leaves no gap", async () => {
  const [from, to] = [await addExam("From"), await addExam("To")];
  const a = await addPart("SUBJECT", from._id, "A");
  for (const name of ["B", "D"]) await addPart("SUBJECT", from._id, name);
  await addPart("SUBJECT", to._id, "C");
  const move = (version: number, parentId: string, order: number) =>
    done(
      `movePart(level: SUBJECT, _id: "${a._id}", version: ${version}, parentId: "${parentId}", order: ${order}) { ${part} }`,
    );
  expect(await move(1, from._id, 1)).toMatchObject({ order: 1, version: 2 });
  expect(await subjectsOf(from._id)).toEqual(["0 B", "1 A", "2 D"]);
  expect(await move(2, to._id, 0)).toMatchObject({ order: 0, version: 3, parentId: to._id });
  expect([await subjectsOf(from._id), await subjectsOf(to._id)]).toEqual([
    ["0 B", "1 D"],
    ["0 A", "1 C"],
  ]);
  expect(await move(1, to._id, 0)).toMatchObject({ version: 3 });
  const nowhere = `movePart(level: SUBJECT, _id: "${a._id}", version: 3, parentId: "${a._id}", order: 0) { part { _id } }`;
  expect(await refusal(nowhere)).toMatchObject({ fields: { parentId: "The selected exam no longer exists." } });
});

it("refuses a save against an older version, with the record as it stands", async () => {
  const { lesson } = await branch("Stale");
  const save = (version: number, title: string) =>
    `updateLesson(_id: "${lesson._id}", version: ${version}, input: { title: "${title}" }) { lesson { title } }`;
  await done(save(1, "Second"));
  const { errors } = await change(save(1, "Third"));
  expect(errors?.[0]?.message).toMatch(/^This record was changed by .+\. Reload to see the latest version\.$/);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "STALE",
    changedBy: expect.any(String),
    current: { _id: lesson._id, version: 2, title: "Second", contentStatus: "NO_CONTENT", activeFlag: "ACTIVE" },
  });
});

it("archives a node with everything in it, shows it to nobody else, and restores all of it", async () => {
  const { exam, subject, topic, lesson } = await branch("Archive");
  const event = (name: string, at: { _id: string }, version: number) =>
    `${name}(level: SUBJECT, _id: "${at._id}", version: ${version}) { part { version } }`;
  expect(await done(event("archivePart", subject, 1))).toEqual({ version: 2 });
  expect(await read(`{ lesson(_id: "${lesson._id}") { title } }`)).toBeNull();
  expect(await subjectsOf(exam._id)).toEqual([]);
  const archived = await read<{ subjects: Paged }>(
    `{ exam(_id: "${exam._id}") { subjects(archived: true) { items { _id archivedAt } } } }`,
    "super-admin",
  );
  expect(archived.subjects.items).toEqual([{ _id: subject._id, archivedAt: expect.any(String) }]);
  const forReaders = await read<{ subjects: Paged }>(
    `{ exam(_id: "${exam._id}") { subjects(archived: true) { items { _id } } } }`,
  );
  expect(forReaders.subjects.items).toEqual([]);
  const alone = `restorePart(level: TOPIC, _id: "${topic._id}", version: 2) { part { _id } }`;
  expect(await refusal(alone)).toMatchObject({ code: "WRONG_STATE", message: "Restore Èdè first." });
  await done(event("restorePart", subject, 2));
  expect(await read(`{ lesson(_id: "${lesson._id}") { title } }`)).toEqual({ title: "Ohùn òkè" });
});

it("removes only what holds nothing, and no lesson that has content", async () => {
  const { exam, section, lesson } = await branch("Remove");
  const inside = { code: "WRONG_STATE", message: "Move or remove the 1 item inside first." };
  expect(await refusal(`removeExam(_id: "${exam._id}", version: 1) { deletedId }`)).toMatchObject(inside);
  const removeSection = `removePart(level: SECTION, _id: "${section._id}", version: 1) { deletedId }`;
  expect(await refusal(removeSection)).toMatchObject(inside);
  const written = await read<Paged>("{ lessons(contentStatus: [PUBLISHED], pageSize: 1) { items { _id title } } }");
  expect(
    await refusal(`removeLesson(_id: "${String(written.items[0]?._id)}", version: 1) { deletedId }`),
  ).toMatchObject({
    message: `${String(written.items[0]?.title)} is used by 1 session and cannot be removed. Archive it instead.`,
  });
  await change(`removeLesson(_id: "${lesson._id}", version: 1) { deletedId }`);
  await change(removeSection);
  expect(await counted(`select count(*)::int n from sections where id = '${section._id}'`)).toBe(0);
});

it.each([
  ['createExam(input: { title: " " }) { exam { _id } }', { title: "Title is required." }],
  [
    'createExam(input: { title: "A", examSlug: "Not a slug" }) { exam { _id } }',
    {
      examSlug: "Use lower-case letters, numbers and single hyphens only.",
    },
  ],
  [
    'createExam(input: { title: "A", regionId: "000000000000000000000000" }) { exam { _id } }',
    {
      regionId: "The selected region no longer exists.",
    },
  ],
  [
    'createPart(level: TOPIC, parentId: "nobody", input: { name: "A" }) { part { _id } }',
    {
      parentId: "The selected parent no longer exists.",
    },
  ],
  [
    'createLesson(sectionId: "000000000000000000000000", input: { title: "A", estimatedMinutes: 121 }) { lesson { _id } }',
    {
      estimatedMinutes: "Estimated minutes must be between 1 and 120.",
    },
  ],
])("refuses %s", async (text, fields) => {
  expect(await refusal(text)).toMatchObject({ code: "VALIDATION", fields });
});

it.each(["director", "admin", "content-manager", "content-creator", "no-role"] as const)(
  "lets no %s change the tree, and writes down that it was tried",
  async (role) => {
    const tried = () => counted("select count(*)::int n from team_activity where action = 'permission-denied'");
    const before = await tried();
    expect(await refusal('createExam(input: { title: "Not mine" }) { exam { _id } }', role)).toMatchObject({
      code: "FORBIDDEN",
      message: "You do not have permission to do this.",
    });
    expect(await tried()).toBe(before + 1);
  },
);

it("answers a repeat of a key with the first answer, and makes nothing twice", async () => {
  const text = 'createExam(input: { title: "Once" }) { exam { _id } }';
  const headers = { "idempotency-key": "exam-once" };
  const [first, second] = [await change(text, "super-admin", headers), await change(text, "super-admin", headers)];
  expect(second).toEqual(first);
  const other = await change('createExam(input: { title: "Other" }) { exam { _id } }', "super-admin", headers);
  expect(other.errors?.[0]?.extensions).toMatchObject({ code: "KEY_REUSED" });
});
