import type { RequestRecord } from "../features/lessons/requests-list.public.ts";
import type { Caller, Page, World } from "./world.ts";

type Wrote = RequestRecord & { message: string; fields: Record<string, string> };

/** A Tuesday evening in London. */
const tuesday = { weekday: 2, start: "18:00", end: "19:00", timeZone: "Europe/London" };

/** The calls of requests for lessons in a world, with people whom they can be for. */
export async function requestsOf(world: World) {
  const named = await world.rows<{ id: string; name: string }>(
    "select id, split_part(email, '@', 1) as name from account_users where email like '%@demo.test' union all select id, code from regions",
  );
  const ids = new Map(named.map(({ id, name }) => [name, id]));
  const learners = await world.rows<{ id: string; name: string; customer: string; payer: string }>(
    `select d.id, d.first_name || ' ' || d.last_name as name, d.customer_id as customer, p.first_name || ' ' || p.last_name as payer
     from dependents d join customers c on c.id = d.customer_id join persons p on p.id = c.id
     where d.status = 'active' and c.archived_at is null and c.status <> 'blocked'
     and not exists (select 1 from lesson_requests r where r.customer_id = c.id) order by d.id limit 40`,
  );
  const tutors = await world.rows<{ id: string; name: string }>(
    `select t.id, p.first_name || ' ' || p.last_name as name from tutors t join persons p on p.id = t.id
     where t.status = 'active' and t.archived_at is null and t.subjects @> '[{"subject": "Igbo"}]' order by t.id`,
  );
  let next = 0;
  const create = (over: object = {}, as: Caller = "admin") =>
    world.v1<Wrote>("post", "/lessons/requests", {
      as,
      body: {
        learnerId: learners[next++ % learners.length]?.id,
        subject: "Igbo",
        durationMinutes: 60,
        preferredTimes: [tuesday],
        ...over,
      },
    });
  const fire = ({ _id, version }: RequestRecord, event: string, body: object = {}, as: Caller = "admin") =>
    world.v1<Wrote>("post", `/lessons/requests/${_id}/${event}`, { as, body: { version, ...body } });
  const listed = async (query: string, as: Caller = "admin") =>
    (await world.v1<Page<RequestRecord>>("get", `/lessons/requests?pageSize=100&${query}`, { as })).body;
  return {
    ids,
    learners,
    tutors,
    tuesday,
    create,
    fire,
    listed,
    /** One that is there, or the test ends. */
    async aRequest(over: object = {}) {
      const { status, body } = await create(over);
      expect([status, body.message]).toEqual([201, undefined]);
      return body;
    },
    /** The same of one that is moved on. */
    async moved(request: RequestRecord, event: string, body: object = {}, as: Caller = "admin") {
      const answer = await fire(request, event, body, as);
      expect([answer.status, answer.body.message]).toEqual([200, undefined]);
      return answer.body;
    },
    save: ({ _id, version }: RequestRecord, changes: object, as: Caller = "admin") =>
      world.v1<Wrote>("patch", `/lessons/requests/${_id}`, { as, body: { version, ...changes } }),
    /** Lessons that a tutor can be asked to give. */
    proposal: (over: object = {}) => ({
      tutorId: tutors[0]?.id,
      anchorTimeZone: "Europe/London",
      slots: [{ weekday: 2, start: "18:00" }],
      startOn: "2026-03-03",
      priceAmount: 3000,
      priceCurrency: "GBP",
      billing: "ongoing",
      despite: true,
      ...over,
    }),
  };
}
